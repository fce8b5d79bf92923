import { v4 as uuidv4 } from 'uuid'
import { beforeAll, describe, expect, it } from 'vitest'
import { findWish, storeWish } from '#server/members/signup-wish.ts'
import { noActorCtx } from '#server/testing/no-actor-ctx.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import type { TestBrowser } from '#server/testing/start/create-test-browser.ts'
import { answersWithMembers, ownOnly } from '#server/testing/surfaces/answers-with-members.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
type Ask = (browser: TestBrowser) => Promise<{ status: number; text: string }>
type Surface = {
  ask: Ask
  /** Whether somebody finds her there to whom she reached out. */
  reached: 'sees' | 'does not see'
}

let she: Member
/** Liked her and wrote to her while she could be seen; she never answered. */
let admirer: Member
/** She liked him and wrote to him after she had hidden. */
let reached: Member
let photo: { id: string; full: string; card: string; blur: string }
const chats = new Map<string, string>()

const chatOf = (browser: TestBrowser) => chats.get(browser === reached.browser ? reached.id : admirer.id)
/** Makes the asker one who joins from her page. */
async function joinForHer(browser: TestBrowser): Promise<void> {
  const { user } = (await browser.get('/api/user.php')).body
  if (!user || (await findWish(t.deps, user.id))) return
  await storeWish(noActorCtx(t.deps, 1, 'en'), user.id, { targetId: she.id, likes: true, message: null })
}
/** Writes a row about the asker, her and now, once. */
const addRow =
  (insert: string) =>
  async (browser: TestBrowser): Promise<void> => {
    const { user } = (await browser.get('/api/user.php')).body
    if (user) await t.pool.query(`${insert} on conflict do nothing`, [user.id, she.id, t.clock.now()])
  }
/** She asks to see the asker's private photos. */
const askForHers = addRow(
  `insert into album_access (owner_id, viewer_id, state, asked_at) values ($1, $2, 'asked', $3)`,
)
// Before she hid: she looked at the asker, who saved her, and passed her in the swipe game.
const leaveVisit = addRow('insert into visit (member_id, visitor_id, visited_at) values ($1, $2, $3)')
const saveHer = addRow('insert into favourite (owner_id, member_id, created_at) values ($1, $2, $3)')
const passHer = addRow('insert into swipe_pass (from_id, to_id, created_at) values ($1, $2, $3)')
/** What popped up once may do so again. */
const forgetPopups = () => t.pool.query('update member_like set popped_at = null, seen_at = null')
const write = (from: Member, to: Member) =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'Good evening' })
const answerPhoto = (browser: TestBrowser, kind: string, content: object) =>
  browser.post(`/api/${kind}.php`, {
    to: she.id,
    client_id: uuidv4(),
    quote: { photo: photo.id },
    ...content,
  })
async function sendHerPhoto(browser: TestBrowser) {
  const about = { path: '/api/photo-message.php', more: { to: she.id } }
  const { status, body } = await sendPhoto(t, browser, await twoHalves().png().toBuffer(), about)
  return { status, text: JSON.stringify(body) }
}
const like = (from: Member, to: Member) => from.browser.post('/api/like.php', { id: to.id })

/** Every answer of the API with other members in it. Whoever adds one says here what an invisible member is in it. */
const surfaces: Record<string, Surface> = {
  'GET /api/members.php': {
    ask: (browser) => browser.get('/api/members.php?gender=female&min_age=18&max_age=99'),
    reached: 'does not see',
  },
  'GET /api/similar.php': {
    ask: (browser) => browser.get('/api/similar.php?gender=female&countryregion=NL-GR&country=NL'),
    reached: 'does not see',
  },
  'GET /api/member.php': {
    ask: (browser) => browser.get(`/api/member.php?id=${she.id}`),
    reached: 'sees',
  },
  'POST /api/like.php': {
    ask: (browser) => browser.post('/api/like.php', { id: she.id }),
    reached: 'sees',
  },
  'GET /api/auto-like.php': {
    ask: async (browser) => {
      await forgetPopups()
      return browser.get('/api/auto-like.php')
    },
    reached: 'sees',
  },
  'GET /api/swipe.php': {
    ask: async (browser) => {
      await passHer(browser)
      return browser.get('/api/swipe.php')
    },
    reached: 'sees',
  },
  'POST /api/swipe.php': {
    ask: (browser) => browser.post('/api/swipe.php', { id: she.id, zone: 'Europe/Berlin' }),
    reached: 'sees',
  },
  'GET /api/match-finder.php': {
    ask: (browser) => browser.get('/api/match-finder.php'),
    reached: 'does not see',
  },
  'GET /api/likes.php': { ask: (browser) => browser.get('/api/likes.php'), reached: 'sees' },
  'GET /api/visitors.php': {
    ask: async (browser) => {
      await leaveVisit(browser)
      return browser.get('/api/visitors.php')
    },
    reached: 'sees',
  },
  'GET /api/favourites.php': {
    ask: async (browser) => {
      await saveHer(browser)
      return browser.get('/api/favourites.php')
    },
    reached: 'sees',
  },
  'GET /api/chats.php': { ask: (browser) => browser.get('/api/chats.php'), reached: 'sees' },
  'GET /api/chat-search.php': {
    ask: (browser) => browser.get('/api/chat-search.php?q=good+evening'),
    reached: 'sees',
  },
  'GET /api/messages.php': {
    ask: (browser) => browser.get(`/api/messages.php?conversation=${chatOf(browser)}`),
    reached: 'sees',
  },
  'GET /api/album.php': {
    ask: async (browser) => {
      await askForHers(browser)
      return browser.get('/api/album.php')
    },
    reached: 'sees',
  },
  'PUT /api/album.php': {
    ask: (browser) => browser.put('/api/album.php', { id: she.id, days: null }),
    reached: 'sees',
  },
  'DELETE /api/album.php': {
    ask: async (browser) => {
      await askForHers(browser)
      return browser.delete('/api/album.php', { id: uuidv4() })
    },
    reached: 'sees',
  },
  'GET /api/complete-signup.php': {
    ask: async (browser) => {
      await joinForHer(browser)
      return browser.get('/api/complete-signup.php')
    },
    reached: 'sees',
  },
  'PUT /api/complete-signup.php': {
    ask: async (browser) => {
      await joinForHer(browser)
      return browser.put('/api/complete-signup.php', { passed: [] })
    },
    reached: 'sees',
  },
  'POST /api/message.php': {
    ask: (browser) => answerPhoto(browser, 'message', { body: 'Where was that?' }),
    reached: 'sees',
  },
  'POST /api/gift.php': { ask: (browser) => answerPhoto(browser, 'gift', { gift: 'rose' }), reached: 'sees' },
  'POST /api/gif.php': { ask: (browser) => answerPhoto(browser, 'gif', { gif: 'heart-1' }), reached: 'sees' },
  // Its answer could only quote a message.
  'POST /api/photo-message.php': { ask: sendHerPhoto, reached: 'does not see' },
}

beforeAll(async () => {
  she = await t.signUp({ gender: 'female', name: 'Unseen Sylvie' })
  admirer = await t.signUp()
  reached = await t.signUp()
  photo = await addPhoto(t, she.id, { isMain: true })
  for (const { id } of [she, admirer, reached]) await giveCredits(t, id, 20)
  chats.set(admirer.id, (await write(admirer, she)).body.conversation)
  await like(admirer, she)
  await she.browser.put('/api/privacy.php', { invisible: true })
  await like(she, reached)
  chats.set(reached.id, (await write(she, reached)).body.conversation)
})

const tellsOfHer = (text: string) =>
  [she.id, she.name, ...Object.values(photo)].some((word) => text.includes(word))

it('the tables name every answer of the API that carries members', async () => {
  const { body } = await t.browser().get('/api/openapi.json')
  expect(answersWithMembers(body)).toEqual([...Object.keys(surfaces), ...ownOnly].sort())
})

describe.each(Object.keys(surfaces))('%s', (key) => {
  it('says nothing of her to whom she has not reached out, and nothing to a visitor', async () => {
    const { ask } = surfaceOf(key)
    for (const browser of [admirer.browser, (await t.signUp()).browser, t.browser()])
      expect(tellsOfHer((await ask(browser)).text)).toBe(false)
  })

  it('shows her to whom she reached out, unless it is the search', async () => {
    const { ask, reached: expected } = surfaceOf(key)
    const answer = await ask(reached.browser)
    expect(answer.status).toBe(200)
    expect(tellsOfHer(answer.text) ? 'sees' : 'does not see').toBe(expected)
  })
})

it('she is in no count', async () => {
  const search = '/api/members.php?gender=female&min_age=18&max_age=99'
  expect((await admirer.browser.get(search)).body.count.people).toBe(0)
  await she.browser.put('/api/privacy.php', { invisible: false })
  expect((await admirer.browser.get(search)).body.count.people).toBe(1)
  await she.browser.put('/api/privacy.php', { invisible: true })
})

it('her photos open for whom she reached out to, and for nobody else', async () => {
  const open = async (browser: TestBrowser) => (await browser.get(`/media/${photo.card}`)).status
  expect(await open(reached.browser)).toBe(200)
  expect(await open(she.browser)).toBe(200)
  expect(await open(admirer.browser)).toBe(404)
  expect(await open(t.browser())).toBe(404)
})

it('the stream brings what she does to whom she reached out, and not that she read the others', async () => {
  await she.browser.put('/api/chat.php', { conversation: chats.get(admirer.id), number: 1 })
  await write(reached, she)
  await she.browser.put('/api/chat.php', { conversation: chats.get(reached.id), number: 2 })
  const his = await eventsOf(reached)
  expect(new Set(his.map(({ type }) => type))).toEqual(new Set(['like', 'message', 'seen', 'user']))
  expect(tellsOfHer(JSON.stringify(his))).toBe(true)
  expect(
    tellsOfHer(JSON.stringify((await eventsOf(admirer)).filter(({ from }) => from !== admirer.id))),
  ).toBe(false)
})

it('nobody writes to her or likes her before she has done it, and everything is as ever after that', async () => {
  const one = await t.signUp()
  await giveCredits(t, one.id, 20)
  for (const act of [write, like]) expect((await act(one, she)).status).toBe(404)
  expect((await one.browser.put('/api/like.php', { id: she.id })).status).toBe(404)
  expect(
    (await admirer.browser.put('/api/chat.php', { conversation: chats.get(admirer.id), number: 1 })).status,
  ).toBe(404)
  expect((await write(admirer, she)).status).toBe(404)
  expect((await like(she, one)).body).toMatchObject({ like_state: 'liked', match: false })
  expect((await like(one, she)).body).toMatchObject({ like_state: 'match', match: true })
  expect((await write(one, she)).status).toBe(200)
  expect((await write(she, admirer)).status).toBe(200)
  expect((await write(admirer, she)).status).toBe(200)
})

it('she herself sees the site, her own page and her conversations', async () => {
  const search = await she.browser.get('/api/members.php?gender=male&min_age=18&max_age=99')
  expect(search.body.count.people).toBeGreaterThan(2)
  expect((await she.browser.get(`/api/member.php?id=${she.id}`)).status).toBe(200)
  expect((await she.browser.get('/api/chats.php')).body.chats.length).toBeGreaterThan(1)
})

function surfaceOf(key: string): Surface {
  const surface = surfaces[key]
  if (!surface) throw new Error(`no surface ${key}`)
  return surface
}

/** All that a member's stream has told so far. */
async function eventsOf({ id, browser }: Member): Promise<Record<string, unknown>[]> {
  await t.events.publish({ db: t.db, now: t.clock.now, afterCommit: (run) => run() }, id, { type: 'user' })
  const stream = await openStream(t, browser, {}, '?after=0')
  const events: Record<string, unknown>[] = []
  while (events.at(-1)?.type !== 'user') events.push(JSON.parse((await stream.next()).data))
  await stream.close()
  return events
}
