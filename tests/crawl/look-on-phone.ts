import { accessibilityFindings } from '../e2e/check-accessibility.ts'
import { phone } from '../e2e/open-browser.ts'
import { overflowOf } from '../e2e/overflow-of.ts'
import { contrastInTheme } from './contrast-in-theme.ts'
import type { View } from './look-at-screens.ts'
import { toldByColour } from './told-by-colour.ts'

/**
 * On a phone in the light theme nothing runs over, and axe finds nothing. The dark theme differs in its colours alone, and
 * is asked for their contrast.
 */
export const onPhone: View = {
  locale: 'en',
  viewport: phone,
  theme: 'light',
  late: ['photos', 'fonts'],
  look: async (page) => {
    const over = await overflowOf(page)
    return [
      ...(over ? [`runs over the side by ${over}`] : []),
      ...(await accessibilityFindings(page)),
      ...(await contrastInTheme(page, 'dark')),
      ...(await toldByColour(page)),
    ]
  },
}
