import type { Page } from 'playwright-core'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'

/** What axe finds of the contrast of colours when the open page changes to this theme, as the switch in the settings does. */
export async function contrastInTheme(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  await page.evaluate((chosen) => {
    // A colour that is still on its way would be measured too. The page's policy lets no style element in.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
    document.documentElement.dataset.theme = chosen
  }, theme)
  return (await accessibilityFindings(page, ['color-contrast'])).map((finding) => `${theme}: ${finding}`)
}
