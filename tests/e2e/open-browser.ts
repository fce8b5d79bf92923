import { existsSync } from 'node:fs'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core'

type ContextOptions = Pick<BrowserContextOptions, 'extraHTTPHeaders' | 'locale'>

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function chromiumPath(): string {
  const path = process.env.CHROME_PATH ?? places.find(existsSync)
  if (!path) throw new Error('No Chromium was found. Install one, or set CHROME_PATH to it.')
  return path
}

/**
 * Starts a Chromium without a window and without background requests: the headless shell where there is one, which shows
 * pages as the browser does and takes less of the processor, since it has nothing around them.
 */
export function openBrowser(): Promise<Browser> {
  return openFullBrowser(process.env.HEADLESS_SHELL_PATH ?? chromiumPath())
}

/** Starts the whole browser, for what has to do with more than pages, as push, and for what a release is asked. */
export function openFullBrowser(executablePath = chromiumPath()): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArguments })
}

/** The same browser as an installed app has it: its first page opens this address, with nothing around it. */
export function openAppWindow(address: string, options: ContextOptions): Promise<BrowserContext> {
  const executablePath = chromiumPath()
  const args = [...browserArguments, `--app=${address}`]
  return chromium.launchPersistentContext('', { ...options, executablePath, args })
}
