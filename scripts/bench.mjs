import { join } from 'node:path'
import { build } from './build/build.mjs'
import { requireNode, root } from './project.mjs'
import { install } from './run/install.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { projectNode, runCommand } from './run/run-command.mjs'

requireNode()
try {
  await install()
  await build()
  const main = join(root, 'tests', 'bench', 'main.ts')
  const { code } = await runCommand(projectNode(), [main, ...process.argv.slice(2)], { show: true })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}
