import { join } from 'node:path'
import { install } from './install.mjs'
import { requireNode, root } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectEnvironment, projectNode, runCommand } from './run-command.mjs'

// Rows are short-lived; by default Node.js would collect hundreds of megabytes of them before freeing any.
const lean = ['--max-semi-space-size=8']

requireNode()
try {
  await install()
  const main = join(root, 'load', 'main.ts')
  const { code } = await runCommand(projectNode(), [...lean, main, ...process.argv.slice(2)], {
    env: projectEnvironment({ MALLOC_ARENA_MAX: '2' }),
    show: true,
  })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}
