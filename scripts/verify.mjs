import { join } from 'node:path'
import { requireNode } from './project.mjs'
import { install } from './run/install.mjs'
import { seconds } from './run/progress.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { projectEnvironment, projectNode, runCommand, tool } from './run/run-command.mjs'

const LANES = 2
const CHECKS = [
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit', '-p', '.'],
      ['tsc', '--noEmit', '-p', 'tsconfig.server.json'],
    ],
  },
  {
    name: 'boundaries',
    commands: [
      ['depcruise', '--output-type', 'err', 'server', 'web', 'ui', 'client', 'common', 'demo', 'load'],
    ],
  },
  { name: 'lint', commands: [['oxlint', '--type-aware', '--deny-warnings']] },
  { name: 'dead code', commands: [['knip'], ['knip', '--production']] },
  { name: 'format', commands: [['biome', 'ci', '--colors=off', '.']] },
  { name: 'messages', script: 'check/check-messages.mjs' },
  { name: 'own rules', script: 'check/check-own-rules.mjs' },
  { name: 'reads of blocks', script: 'check/check-block-reads.mjs' },
]

requireNode()
try {
  await install()
  process.exitCode = (await verify()) ? 0 : 1
} catch (error) {
  reportFailure(error)
}

async function verify() {
  const startedAt = Date.now()
  const waiting = [...CHECKS]
  const failed = []
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.name)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  console.log(
    failed.length > 0
      ? `verify: failed in ${seconds(startedAt)}: ${failed.join(', ')}`
      : `verify: ${CHECKS.length} checks passed in ${seconds(startedAt)}`,
  )
  return failed.length === 0
}

/** Scripts are run by the project's Node.js, native programs directly. */
async function passes({ name, commands, script }) {
  const startedAt = Date.now()
  const node = projectNode()
  const runs = script
    ? [[node, join('scripts', script)]]
    : commands.map(([command, ...args]) => [tool(command), ...args])
  for (const [command, ...args] of runs) {
    const { code, output } = await runCommand(command, args, { env: projectEnvironment({ NO_COLOR: '1' }) })
    if (code !== 0) {
      console.log(`✗ ${name} (${seconds(startedAt)})\n${output.trim()}\n`)
      return false
    }
  }
  console.log(`✓ ${name} (${seconds(startedAt)})`)
  return true
}
