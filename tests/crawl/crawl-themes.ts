import { setTimeout as wait } from 'node:timers/promises'
import { themeCookie } from '#common/limits.ts'
import { accessibilityFindings } from '../e2e/check-accessibility.ts'
import { overflowOf } from '../e2e/overflow-of.ts'
import type { OpenStory } from '../e2e/stories.ts'
import { contrastInTheme } from './contrast-in-theme.ts'
import { crawl } from './crawl.ts'
import { type Stage, stages } from './stages.ts'
import { shiftsOf, watchShifts } from './watch-shifts.ts'

const leastShift = 0.001
const lateMs = 300

type View = { viewport: { width: number; height: number }; theme: 'light' | 'dark' }

/**
 * Loads each screen of these stages in this window and theme while photos and fonts come late: it hydrates, and nothing moves.
 * The dark theme of a phone differs in its colours alone, and is asked for their contrast. Returns what is wrong.
 */
export async function crawlThemes(
  openStory: OpenStory,
  { viewport, theme }: View,
  seen: readonly Stage[],
): Promise<string[]> {
  const story = await openStory({ viewport, expected: /404 \(/ })
  const { page, context, origin } = story
  await context.addCookies([{ name: themeCookie, value: theme, url: origin }])
  await watchShifts(context)
  await context.route(/\/media\/|\.(woff2|webp|avif)$/, async (route) => {
    await wait(lateMs)
    await route.continue().catch(() => undefined)
  })
  const asked = theme === 'light' ? undefined : ['color-contrast']
  const faults: string[] = []
  const look = async (path: string) => {
    await page.goto(origin + path)
    await page.waitForTimeout(lateMs)
    const found = await shiftsOf(page, leastShift)
    const shown = await page.locator('html').getAttribute('data-theme')
    if (shown !== theme) found.push(`is in the theme ${shown}`)
    const over = await overflowOf(page)
    if (over) found.push(`runs over the side by ${over}`)
    found.push(...(await accessibilityFindings(page, asked)))
    if (theme === 'light') found.push(...(await contrastInTheme(page, 'dark')))
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  await crawl(story, stages, look, seen)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  return [...faults, ...story.failures]
}
