import type { Page } from 'playwright-core'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'
import { withStyle } from './with-style.ts'

/** A colour that is still on its way to the other theme would be measured too. */
const atOnce = '*, ::before, ::after { transition: none !important }'

/** What axe finds of the contrast of colours while the open page is in this theme, as by the switch in the settings. */
export function contrastInTheme(page: Page, theme: 'light' | 'dark'): Promise<string[]> {
  return withStyle(page, atOnce, async () => {
    const before = await page.evaluate((chosen) => {
      const { dataset } = document.documentElement
      const own = dataset.theme
      dataset.theme = chosen
      return own
    }, theme)
    const found = await accessibilityFindings(page, ['color-contrast'])
    await page.evaluate((own) => {
      if (own) document.documentElement.dataset.theme = own
      else delete document.documentElement.dataset.theme
    }, before)
    return found.map((finding) => `${theme}: ${finding}`)
  })
}
