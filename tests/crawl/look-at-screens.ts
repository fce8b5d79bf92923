import type { Page } from 'playwright-core'
import { themeCookie } from '#common/limits.ts'
import type { OpenStory } from '../e2e/stories.ts'
import { crawl } from './crawl.ts'
import { holdMedia, type Medium } from './hold-media.ts'
import { openLate } from './open-late.ts'
import type { Stage } from './stages.ts'
import { shiftsOf, watchShifts } from './watch-shifts.ts'
import { wordFaults, wordsShown } from './word-faults.ts'

/** How screens are looked at, and what else is asked of each of them when it is there. */
export type View = {
  locale: string
  viewport: { width: number; height: number }
  theme: 'light' | 'dark'
  /** What comes later than the rest of the page. */
  late: Medium[]
  /** Whether the browser is the oldest for which the site is made. */
  oldest?: boolean
  look: (page: Page) => Promise<string[]>
}

/**
 * Loads each screen of these stages once in this view: it hydrates without an error, nothing moves however late photos and
 * fonts come, it has its theme and its language, and the look finds nothing. Returns what is wrong.
 */
export async function lookAtScreens(
  openStory: OpenStory,
  { locale, viewport, theme, late, oldest = false, look }: View,
  seen: readonly Stage[],
): Promise<string[]> {
  // A service worker would stand between the page and what is held back from it.
  const story = await openStory({ locale, viewport, worker: 'blocked', oldest, expected: /status of 404/ })
  const { page, context, origin, failures } = story
  await context.addCookies([{ name: themeCookie, value: theme, url: origin }])
  await watchShifts(context)
  const media = await holdMedia(page, late)
  const faults: string[] = []
  await crawl(
    story,
    async (path, screen) => {
      await page.setViewportSize(viewport)
      await openLate(page, media, origin + path)
      const found = await shiftsOf(page)
      const shown = await page.locator('html').getAttribute('data-theme')
      if (shown !== theme) found.push(`is in the theme ${shown}`)
      found.push(...wordFaults(await wordsShown(page), locale, screen))
      found.push(...(await look(page)), ...failures.splice(0))
      faults.push(...found.map((fault) => `${path}: ${fault}`))
    },
    seen,
  )
  return [...faults, ...failures]
}
