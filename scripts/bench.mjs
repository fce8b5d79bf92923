import { join } from 'node:path'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode, root } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectNode, runCommand } from './run-command.mjs'

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
