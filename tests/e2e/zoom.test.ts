import { expect, test } from 'vitest'
import { beginChat } from './begin-chat.ts'
import { findPeople } from './find-people.ts'
import { focusOutOfSight } from './focus-out-of-sight.ts'
import { joinSite } from './join-site.ts'
import { layoutFaults } from './layout-faults.ts'
import { phone } from './open-browser.ts'
import { openShare } from './open-share.ts'
import { orderBundle } from './order-bundle.ts'
import { type Story, tellStories } from './tell-stories.ts'

const tell = tellStories()
const visited = ['/', '/signup', '/login', '/nowhere']
const leastOpen = 0.4

/** What a window of 1280 × 720 shows at 200 %, and WCAG's smallest one: a wide window at 400 %. */
test.each([
  { width: 640, height: 360 },
  { width: 320, height: 256 },
])('in a window of $width by $height nothing is lost or covered', async (viewport) => {
  const story = await tell({ locale: 'de', viewport, expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  async function lookAt(path: string): Promise<void> {
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    const found = [...(await layoutFaults(page)), ...(await focusOutOfSight(page))]
    const open = path.startsWith('/chats/') ? await logShare(story) : await openShare(page)
    if (open < leastOpen) found.push(`only ${Math.round(open * 100)} % of the window is free`)
    faults.push(...found.map((fault) => `${path}: ${fault}`))
  }
  for (const path of visited) await lookAt(path)
  for (const path of await membersPaths(story)) await lookAt(path)
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

test('with letters twice as large nothing is cut on a phone', async () => {
  const story = await tell({ viewport: phone, expected: /status of 404/ })
  const { page, origin } = story
  const faults: string[] = []
  async function lookAt(path: string): Promise<void> {
    await page.goto(origin + path)
    await page.getByRole('main').waitFor()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    faults.push(...(await layoutFaults(page)).map((fault) => `${path}: ${fault}`))
  }
  for (const path of visited) await lookAt(path)
  for (const path of await membersPaths(story)) await lookAt(path)
  expect(faults).toEqual([])
})

async function membersPaths(story: Story): Promise<string[]> {
  const { page } = story
  await joinSite(story, 'Near')
  const [someone] = await findPeople(page)
  const chat = await beginChat(page, someone!.id, 'Schön, dich hier zu treffen')
  const { order, redirect } = await orderBundle(page)
  return [
    '/members',
    `/members/${someone!.id}`,
    '/likes',
    '/chats',
    `/chats/${chat}`,
    '/credits',
    '/transactions',
    `/transactions/${order.payment_id}`,
    redirect,
  ]
}

/** A conversation stands still around its messages: their part of the window is what counts. */
function logShare({ page, t }: Story): Promise<number> {
  return page
    .getByRole('region', { name: t('conversations.log') })
    .evaluate((element) => element.getBoundingClientRect().height / innerHeight)
}
