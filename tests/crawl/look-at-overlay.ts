import { desktop, phone } from '../e2e/open-browser.ts'
import type { Story } from '../e2e/stories.ts'
import { everyWidth, faultsAtWidths, tightest } from './faults-at-widths.ts'
import { findingsInBothThemes } from './findings-in-both-themes.ts'
import { isThorough } from './thorough.ts'

/** What breaks nearly always breaks in German; a release is looked at in Finnish too, whose words are longer. */
export const overlayLocales = isThorough ? ['de', 'fi'] : ['de']

/** What is wrong with what is open over the page at each width, and in German by axe. Ends on a phone. */
export async function lookAtOverlay({ page, locale }: Story, name: string): Promise<string[]> {
  const faults = await faultsAtWidths(page, isThorough && locale === 'de' ? everyWidth : tightest)
  if (locale === 'de')
    faults.push(...(await findingsInBothThemes(page, isThorough ? [desktop, phone] : [phone])))
  await page.setViewportSize(phone)
  return faults.map((fault) => `${name}: ${fault}`)
}
