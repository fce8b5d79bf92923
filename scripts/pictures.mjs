import { join } from 'node:path'
import { build } from './build/build.mjs'
import { requireNode, root } from './project.mjs'
import { install } from './run/install.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { projectEnvironment, projectNode, runCommand } from './run/run-command.mjs'
import { browser } from './test/browser.mjs'

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
