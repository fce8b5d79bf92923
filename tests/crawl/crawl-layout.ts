import { desktop } from '../e2e/open-browser.ts'
import type { OpenStory } from '../e2e/stories.ts'
import { crawl } from './crawl.ts'
import { faultsAtWidths } from './faults-at-widths.ts'
import { faultsWhenZoomed } from './faults-when-zoomed.ts'
import { ownStages, type Stage } from './stages.ts'

/**
 * Opens each screen of these stages once in this language and checks it at its widths, in German also enlarged.
 * Returns all findings. Those of axe hardly depend on the language: it looks at every screen in English, in crawl-themes.ts.
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
    faults.push(...(await faultsAtWidths(page, path, locale)))
    if (locale === 'de') faults.push(...(await faultsWhenZoomed(story, path)))
  }
  await crawl(story, ownStages, visit, seen)
  return [...faults, ...story.failures]
}
