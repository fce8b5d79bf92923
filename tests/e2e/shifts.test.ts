import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { findPeople } from './find-people.ts'
import { logIn } from './log-in.ts'
import { desktop, phone } from './open-browser.ts'
import { tellStories } from './tell-stories.ts'
import { shiftsOf, watchShifts } from './watch-shifts.ts'

const tell = tellStories()
const leastShift = 0.001
const lateMs = 400

test.each([
  { view: 'phone', viewport: phone },
  { view: 'desktop', viewport: desktop },
])(
  'nothing moves while a page loads on a $view, however late photos and fonts come',
  async ({ viewport }) => {
    const story = await tell({ viewport })
    const { page, context, origin } = story
    await watchShifts(context)
    await context.route(/\/media\/|\.(woff2|webp|avif)$/, async (route) => {
      await wait(lateMs)
      await route.continue().catch(() => undefined)
    })
    const moved: string[] = []
    async function open(path: string): Promise<void> {
      await page.goto(origin + path, { waitUntil: 'load' })
      await page.waitForTimeout(lateMs)
      moved.push(...(await shiftsOf(page, leastShift)).map((shift) => `${path}: ${shift}`))
    }
    await open('/')
    await logIn(story, 'demo@example.com')
    await page.waitForURL('**/members')
    const [someone] = await findPeople(page)
    await page.goto(`${origin}/chats`)
    const chat = await page.locator('main a[href^="/chats/"]').first().getAttribute('href')
    for (const path of [
      '/members',
      `/members/${someone!.id}`,
      '/likes',
      '/chats',
      chat!,
      '/credits',
      '/transactions',
    ])
      await open(path)
    expect(moved).toEqual([])
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
