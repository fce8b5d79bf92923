import type { Page } from 'playwright-core'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'

const transitionMs = 300

/** What axe finds of the contrast of colours when the open page changes to this theme, as the switch in the settings does. */
export async function contrastInTheme(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen
  }, theme)
  await page.waitForTimeout(transitionMs)
  return (await accessibilityFindings(page, ['color-contrast'])).map((finding) => `${theme}: ${finding}`)
}
