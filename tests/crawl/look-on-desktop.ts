import { accessibilityFindings } from '../e2e/check-accessibility.ts'
import { desktop } from '../e2e/open-browser.ts'
import { eachLayout, faultsAtWidths, windowHeight } from './faults-at-widths.ts'
import type { View } from './look-at-screens.ts'
import { toldByColour } from './told-by-colour.ts'

/**
 * On a desktop in the dark theme the contrasts hold, and from there down to the smallest phone the layout, in German. Fonts
 * are not late: one that is would not be used on that page (app.css), and lines would break as they do in its fallback. The
 * browser has nothing that is younger than those of package.json's list.
 */
export const onDesktop: View = {
  locale: 'de',
  viewport: { width: desktop.width, height: windowHeight },
  theme: 'dark',
  late: ['photos'],
  oldest: true,
  look: async (page) => [
    ...(await accessibilityFindings(page, ['color-contrast'])),
    ...(await toldByColour(page)),
    ...(await faultsAtWidths(page, eachLayout)),
  ],
}
