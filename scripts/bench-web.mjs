import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { browser } from './browser.mjs'
import { build } from './build.mjs'
import { install, installFolder } from './install.mjs'
import { during } from './progress.mjs'
import { requireNode, root } from './project.mjs'
import { reportFailure } from './report-failure.mjs'
import { projectEnvironment, projectNode, runCommand } from './run-command.mjs'

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
