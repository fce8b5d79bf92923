import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { themeCookie } from '#common/limits.ts'
import { findPeople } from './find-people.ts'
import { logIn } from './log-in.ts'
import { desktop, phone } from './open-browser.ts'
import { tellStories } from './tell-stories.ts'
import { shiftsOf, watchShifts } from './watch-shifts.ts'

const tell = tellStories()
const leastShift = 0.001
const lateMs = 400

test.each(
  [
    { view: 'phone', viewport: phone },
    { view: 'desktop', viewport: desktop },
  ].flatMap((seen) => [
    { ...seen, theme: 'light' },
    { ...seen, theme: 'dark' },
  ]),
)(
  'every page comes alive without an error, and nothing moves on a $view in the $theme theme, however late photos and fonts come',
  async ({ viewport, theme }) => {
    const story = await tell({ viewport, expected: /404 \(/ })
    const { page, context, origin } = story
    await context.addCookies([{ name: themeCookie, value: theme, url: origin }])
    await watchShifts(context)
    await context.route(/\/media\/|\.(woff2|webp|avif)$/, async (route) => {
      await wait(lateMs)
      await route.continue().catch(() => undefined)
    })
    const moved: string[] = []
    async function open(path: string): Promise<void> {
      await page.goto(origin + path)
      await page.waitForTimeout(lateMs)
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme)
      moved.push(...(await shiftsOf(page, leastShift)).map((shift) => `${path}: ${shift}`))
    }
    for (const path of ['/', '/signup', '/login', '/nowhere']) await open(path)
    await logIn(story, 'demo@example.com')
    await page.waitForURL('**/members')
    const [someone] = await findPeople(page)
    await page.goto(`${origin}/chats`)
    const chat = await page.locator('main a[href^="/chats/"]').first().getAttribute('href')
    for (const path of [
      '/members',
      `/members/${someone!.id}`,
      `/members/${someone!.id}/chat`,
      '/likes',
      '/chats',
      chat!,
      '/credits',
      '/transactions',
    ])
      await open(path)
    expect(moved).toEqual([])
    expect(story.failures).toEqual([])
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
