import { aptInstall, canAptInstall } from '../run/apt-install.mjs'
import { findProgram, isProgram } from '../run/find-program.mjs'
import { during } from '../run/progress.mjs'

const NAMES = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * The path of a Chromium that shows pages and has nothing around them, which costs less; as root on Debian it is installed
 * when there is none. Nothing where it cannot be had: the whole browser does as well.
 */
export async function headlessShell() {
  const named = process.env.HEADLESS_SHELL_PATH
  if (named && !isProgram(named)) throw new Error(`HEADLESS_SHELL_PATH names no program: ${named}`)
  // Who names a browser wants that one.
  if (named || process.env.CHROME_PATH) return named
  const found = findProgram(NAMES)
  if (found || !canAptInstall()) return found
  await during('Installing the headless shell of Chromium', () => aptInstall(NAMES[0])).catch(() => undefined)
  return findProgram(NAMES)
}
