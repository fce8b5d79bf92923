import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isThorough } from '../crawl/thorough.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { orderBundle } from './order-bundle.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { type Weight, weighPage } from './weigh-page.ts'

const openStory = openStories()

/** In kB of 1,000 bytes, gzip: `script` for the page's JavaScript, `total` for all but what other members uploaded. */
type Budget = { script: number; total: number }

/** quality.md allows 25 and 250 without React, 190 with it. A page above its limit here needs a decision. */
const light: Budget = { script: 2, total: 130 }
/** Their pictures are twice as large. Decided anew when any page could be left at once (three times Escape). */
const lander: Budget = { script: 3, total: 200 }
/** Decided anew when passkeys, the forgotten password and the signup as a modal came, and with the landers' routes. */
const door: Budget = { script: 180, total: 280 }
/** All that quality.md allows, since quotes, blocks, reports and the search by rings came. */
const member: Budget = { script: 190, total: 290 }

const landers = [
  'tinderswipe',
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
]

test('the pages without React weigh next to nothing', async () => {
  const story = await openStory({ viewport: phone })
  const over = await weighAll(story, { '/': light, '/pages/terms': light, '/pages/faq': light })
  const { requests } = await weighPage(story.page, `${story.origin}/`)
  expect(over).toEqual([])
  expect(requests).toBeLessThanOrEqual(12)
})

test('no page carries the schemas, or makes a function of a text', () => {
  const folder = 'build/pages/client/assets'
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(100)
  const found = scripts.filter((name) =>
    /ZodError|\bFunction\(/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(found).toEqual([])
})

test('landers weigh little more', async () => {
  const story = await openStory({ viewport: phone })
  await story.page.goto(`${story.origin}/login`)
  const [someone] = await findPeople(story.page)
  const paths = [
    ...landers.map((name) => `/landers/${name}`),
    // The brand with the heaviest portraits; all of its landers before a release.
    ...landers
      .filter((name) => (isThorough ? name !== 'tinderswipe' : name === 'gallery'))
      .map((name) => `/landers/${name}/bbw`),
    ...['landing', 'landing2', 'landing3'].map((name) => `/members/${someone!.id}/${name}`),
  ]
  expect(await weighAll(story, Object.fromEntries(paths.map((path) => [path, lander])))).toEqual([])
})

test('signup and login stay within their bytes', async () => {
  const story = await openStory({ viewport: phone })
  expect(await weighAll(story, { '/signup': door, '/login': door, '/account-deleted': door })).toEqual([])
})

test('the members area stays within its bytes, page by page', async () => {
  const story = await openStory({ viewport: phone })
  await joinSite(story, 'Light')
  const [someone] = await findPeople(story.page)
  const chat = await startChat(story.page, someone!.id, 'Light as a feather')
  const { order } = await orderBundle(story.page)
  const over = await weighAll(story, {
    '/members': member,
    [`/members/${someone!.id}`]: member,
    '/likes': member,
    '/swipe-game': member,
    '/signup-matches': member,
    '/chats': member,
    [`/chats/${chat}`]: member,
    '/credits': member,
    '/premium': member,
    '/transactions': member,
    [`/transactions/${order.payment_id}`]: member,
    '/profile': member,
    '/profile/preview': member,
    '/notifications': member,
    '/delete-account': member,
  })
  expect(over).toEqual([])
})

/** Opens each page with an empty cache. Returns what is larger than allowed. */
async function weighAll(story: Story, budgets: Record<string, Budget>): Promise<string[]> {
  const over: string[] = []
  for (const [path, budget] of Object.entries(budgets)) {
    const session = await story.context.storageState()
    const context = await story.context.browser()!.newContext({ viewport: phone, storageState: session })
    const weight = await weighPage(await context.newPage(), story.origin + path)
    await context.close()
    over.push(...heavier(path, weight, budget))
  }
  return over
}

function heavier(path: string, { script, total, photo }: Weight, budget: Budget): string[] {
  const found = { script, total: total - photo }
  return (['script', 'total'] as const)
    .filter((part) => found[part] > budget[part] * 1000)
    .map((part) => `${path}: ${part} ${Math.ceil(found[part] / 1000)} kB of ${budget[part]} kB`)
}
