import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode, root } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectEnvironment, projectNode, runCommand } from './run-command.mjs'

requireNode()
try {
  await install()
  const chromium = await browser()
  await build()
  const main = join(root, 'tests', 'pictures', 'main.ts')
  const { code } = await runCommand(projectNode(), [main, ...process.argv.slice(2)], {
    env: projectEnvironment({ CHROME_PATH: chromium }),
    show: true,
  })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}
