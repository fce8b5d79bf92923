import { install } from './install.mjs'
import { requireNode } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectNode, runCommand } from './run-command.mjs'

requireNode()
try {
  await install()
  const command = ['server/debits.ts', ...process.argv.slice(2)]
  const { code } = await runCommand(projectNode(), command, { show: true, input: true })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}
