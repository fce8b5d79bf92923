import { aptInstall, canAptInstall } from '../run/apt-install.mjs'
import { findProgram, isProgram } from '../run/find-program.mjs'
import { during } from '../run/progress.mjs'
import { headlessShell } from './headless-shell.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browsers of the stories, as the environment that tells of them. */
export async function findBrowsers() {
  // In this order: whoever names a browser is not given another one.
  const shell = await headlessShell()
  return { CHROME_PATH: await browser(), ...(shell && { HEADLESS_SHELL_PATH: shell }) }
}

/** The path of a Chromium for the browser stories; as root on Debian it is installed when there is none. */
export async function browser() {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names no program: ${process.env.CHROME_PATH}`)
  if (canAptInstall()) {
    await during('Installing Chromium', () => aptInstall('chromium'))
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'The browser stories need Chromium or Chrome. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.',
  )
}

function findBrowser() {
  if (process.env.CHROME_PATH) return isProgram(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined
  return findProgram(NAMES, ELSEWHERE)
}
