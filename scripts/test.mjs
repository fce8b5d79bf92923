import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { say, seconds } from './progress.mjs'
import { requireNode, root } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectEnvironment, projectNode, runCommand, tool } from './run-command.mjs'
import { forgetTimes, tableOfTimes } from './table-of-times.mjs'
import { valkey } from './valkey.mjs'

const STEPS = ['verify', 'unit', 'api', 'build', 'faults', 'styleguide', 'e2e', 'finnish']
/** Each of these is a project of Vitest. */
const PROJECTS = ['unit', 'api', 'faults', 'styleguide', 'e2e', 'finnish']
const BROWSING = ['styleguide', 'e2e', 'finnish']
/** Run by name only: one's page is built in development mode, which takes minutes; German nearly always breaks where Finnish does. */
const ON_REQUEST = new Set(['styleguide', 'finnish'])
const total = { passed: 0, failed: 0, skipped: 0 }

requireNode()
try {
  await main(process.argv.slice(2))
} catch (error) {
  reportFailure(error)
}

async function main(asked) {
  const words = asked.filter((word) => !STEPS.includes(word))
  await install()
  const named = await filesNamed(words)
  const chosen = STEPS.filter((step) =>
    asked.length > 0 ? asked.includes(step) || named.has(step) : !ON_REQUEST.has(step),
  )
  // First, so that a missing program is reported at once and not after minutes.
  const programs = await findPrograms(chosen)
  let failedStep
  for (const step of chosen) {
    const startedAt = Date.now()
    say(`── ${step}`)
    const passed = await run(step, programs, asked.includes(step) ? [] : named.get(step))
    say(`── ${step}: ${passed ? 'passed' : 'FAILED'} in ${seconds(startedAt)}`)
    if (!passed) {
      failedStep = step
      break
    }
  }
  if (failedStep) say(`Stopped at ${failedStep}.`)
  const timed = chosen.filter((step) => PROJECTS.includes(step))
  if (timed.length > 0) {
    console.log(tableOfTimes(timed))
    console.log(
      `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
    )
  }
  process.exitCode = failedStep ? 1 : 0
}

/** The test files whose path contains one of the words, by project. A word that none contains is an error. */
async function filesNamed(words) {
  const files = new Map()
  for (const word of words) {
    const { output } = await runCommand(projectNode(), [tool('vitest'), 'list', '--filesOnly', word], {
      env: projectEnvironment({ NO_COLOR: '1' }),
    })
    const found = [...output.matchAll(/^\[(\w+)\] (.+)$/gm)]
    if (found.length === 0)
      throw new Error(`Neither a step nor a part of a test file’s name: ${word}. Steps: ${STEPS.join(', ')}.`)
    for (const [, project, file] of found) files.set(project, [...(files.get(project) ?? []), file])
  }
  return files
}

/** The paths of the programs that the chosen steps need and npm does not install, as environment variables. */
async function findPrograms(chosen) {
  return {
    ...(chosen.includes('api') || chosen.includes('faults') ? { VALKEY_SERVER_PATH: await valkey() } : {}),
    ...(BROWSING.some((step) => chosen.includes(step)) ? { CHROME_PATH: await browser() } : {}),
  }
}

async function run(step, programs, files = []) {
  if (step === 'build') return build().then(() => true)
  if (step === 'verify') {
    const { code } = await runCommand(projectNode(), [join('scripts', 'verify.mjs')], { show: true })
    return code === 0
  }
  if (['faults', 'e2e', 'finnish'].includes(step)) await build()
  return runVitest(step, programs, files)
}

async function runVitest(project, programs, files) {
  const results = join(root, 'tests', 'results', `${project}.json`)
  mkdirSync(join(root, 'tests', 'results'), { recursive: true })
  rmSync(results, { force: true })
  forgetTimes(project)
  const env = projectEnvironment(programs)
  delete env.NODE_ENV
  const reporters = [
    '--reporter=default',
    '--reporter=tests/times/report-times.ts',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]
  const { code } = await runCommand(
    projectNode(),
    [tool('vitest'), 'run', '--project', project, ...reporters, ...files],
    {
      env,
      show: true,
    },
  )
  count(results)
  return code === 0
}

function count(results) {
  if (!existsSync(results)) return
  const report = JSON.parse(readFileSync(results, 'utf8'))
  // A file that could not be loaded has no tests, and counts as failed.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  total.passed += report.numPassedTests
  total.failed += report.numFailedTests + broken.length
  total.skipped += report.numPendingTests + report.numTodoTests
}
