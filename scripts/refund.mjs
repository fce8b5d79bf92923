import { install } from './install.mjs'
import { requireNode } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectNode, runCommand } from './run-command.mjs'

requireNode()
try {
  await install()
  const { code } = await runCommand(projectNode(), ['server/refund.ts', ...process.argv.slice(2)], {
    show: true,
  })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}
