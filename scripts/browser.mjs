import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { during } from './progress.mjs'
import { mustRun } from './run-command.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium for the browser stories; as root on Debian it is installed when there is none. */
export async function browser() {
  const found = findBrowser()
  if (found) return found
  if (process.env.CHROME_PATH) throw new Error(`CHROME_PATH names no program: ${process.env.CHROME_PATH}`)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await during('Installing Chromium', installWithApt)
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'The browser stories need Chromium or Chrome. Install one (on Debian: apt-get install chromium), or set CHROME_PATH to it.',
  )
}

function findBrowser() {
  if (process.env.CHROME_PATH) return isProgram(process.env.CHROME_PATH) ? process.env.CHROME_PATH : undefined
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE].find(
    isProgram,
  )
}

async function installWithApt() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'DPkg::Lock::Timeout=600']
  await mustRun('apt-get update', 'apt-get', [...wait, 'update', '-qq'], { env })
  await mustRun(
    'apt-get install',
    'apt-get',
    [...wait, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    {
      env,
    },
  )
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
