import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build/build.mjs'
import { requireNode, root } from './project.mjs'
import { install, installFolder } from './run/install.mjs'
import { during } from './run/progress.mjs'
import { reportFailure } from './run/report-failure.mjs'
import { projectEnvironment, projectNode, runCommand } from './run/run-command.mjs'
import { browser } from './test/browser.mjs'

const folder = join(root, 'tests', 'bench', 'web')

requireNode()
try {
  await install()
  if (!existsSync(join(folder, 'node_modules', 'lighthouse')))
    await during('Installing Lighthouse', () => installFolder(folder))
  const chromium = await browser()
  await build()
  const { code } = await runCommand(projectNode(), [join(folder, 'main.mjs'), ...process.argv.slice(2)], {
    env: projectEnvironment({ CHROME_PATH: chromium }),
    show: true,
  })
  process.exitCode = code
} catch (error) {
  reportFailure(error)
}
