/**
 * Mails as pictures: every HTML file of a folder, on a phone and a desktop, in a light and a dark mail program.
 * MAIL_PICTURES=/tmp/mails vitest run --project api mail, then: node scripts/draw/mail-pictures.mjs /tmp/mails
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright-core'
import { browser as findBrowser } from '../test/browser.mjs'

const folder = resolve(process.argv[2] ?? '.')
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
for (const width of [390, 800]) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width, height: 700 }, colorScheme })
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
      await page.goto(pathToFileURL(join(folder, file)).href)
      const path = join(folder, `${file.replace(/\.html$/, '')}-${width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true })
    }
    await page.close()
  }
}
await browser.close()
