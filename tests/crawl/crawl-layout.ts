import { desktop, phone } from '../e2e/open-browser.ts'
import type { OpenStory } from '../e2e/stories.ts'
import { crawl } from './crawl.ts'
import { faultsAtWidths } from './faults-at-widths.ts'
import { faultsWhenZoomed } from './faults-when-zoomed.ts'
import { findingsInBothThemes } from './findings-in-both-themes.ts'
import { ownStages, type Stage } from './stages.ts'

/**
 * Opens each screen of these stages once in this language and checks it at every width, in German with axe too.
 * Returns all findings.
 */
export async function crawlLayout(
  openStory: OpenStory,
  locale: 'de' | 'fi',
  seen: readonly Stage[],
): Promise<string[]> {
  const story = await openStory({ locale, expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  const visit = async (path: string) => {
    await page.setViewportSize(desktop)
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    // The results of axe hardly depend on the language: it runs here in German, and in English for the themes.
    if (locale === 'de') faults.push(...(await findingsInBothThemes(page, path, [desktop, phone])))
    faults.push(...(await faultsAtWidths(page, path)), ...(await faultsWhenZoomed(story, path)))
  }
  await crawl(story, ownStages, visit, seen)
  return [...faults, ...story.failures]
}
