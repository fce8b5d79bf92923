import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** Starts the installed Chromium without a window and without background requests. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROME_PATH ?? places.find(existsSync)
  if (!executablePath) throw new Error('No Chromium was found. Install one, or set CHROME_PATH to it.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
