import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { v4 as uuidv4 } from 'uuid'
import { expect, it } from 'vitest'
import { required } from '#common/required.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { alone, pageReads } from '#server/testing/surfaces/without-others.ts'
import routes from '#web/routes.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
type Person = Member & { words: string[]; photos: string[] }
type Answer = { status: number; text: string }
type Asking = { me: Person; other: Person; chat: string | undefined }

const later = () => uuidv4()
const portrait = await twoHalves().png().toBuffer()
const photoTo = (to: Person) => ({ path: '/api/photo-message.php', more: { to: to.id } })
const search = '/api/members.php?min_age=18&max_age=99&gender='
const similar = (gender: string) => `/api/similar.php?min_age=36&max_age=60&gender=${gender}`

/** Every operation that could tell of another member, as one of a pair asks it about the other. */
const surfaces: Record<string, (asking: Asking) => Promise<Answer>> = {
  'GET /api/members.php': async ({ me }) => ({
    status: 200,
    text: (await me.browser.get(`${search}female`)).text + (await me.browser.get(`${search}male`)).text,
  }),
  // Members of tests are 34: for this search they are similar people, a little younger than was asked for.
  'GET /api/similar.php': async ({ me }) => ({
    status: 200,
    text: (await me.browser.get(similar('female'))).text + (await me.browser.get(similar('male'))).text,
  }),
  'GET /api/member.php': ({ me, other }) => me.browser.get(`/api/member.php?id=${other.id}`),
  'POST /api/like.php': ({ me, other }) => me.browser.post('/api/like.php', { id: other.id }),
  'PUT /api/like.php': ({ me, other }) => me.browser.put('/api/like.php', { id: other.id }),
  'GET /api/likes.php': ({ me }) => me.browser.get('/api/likes.php'),
  'DELETE /api/like.php': ({ me }) => me.browser.delete('/api/like.php', { id: later() }),
  'GET /api/auto-like.php': ({ me }) => me.browser.get('/api/auto-like.php'),
  'GET /api/swipe.php': ({ me }) => me.browser.get('/api/swipe.php'),
  'POST /api/swipe.php': ({ me, other }) =>
    me.browser.post('/api/swipe.php', { id: other.id, zone: 'Europe/Berlin' }),
  'PUT /api/swipe.php': ({ me, other }) => me.browser.put('/api/swipe.php', { id: other.id }),
  'DELETE /api/swipe.php': ({ me }) => me.browser.delete('/api/swipe.php', { id: later() }),
  'GET /api/match-finder.php': ({ me }) => me.browser.get('/api/match-finder.php'),
  'GET /api/chats.php': ({ me }) => me.browser.get('/api/chats.php'),
  'GET /api/chat-search.php': async ({ me, other }) => {
    const byName = await me.browser.get(`/api/chat-search.php?q=${encodeURIComponent(other.name)}`)
    const byWord = await me.browser.get('/api/chat-search.php?q=good')
    return { status: byWord.status, text: byName.text + byWord.text }
  },
  'GET /api/messages.php': ({ me, chat = later() }) =>
    me.browser.get(`/api/messages.php?conversation=${chat}`),
  'POST /api/message.php': ({ me, other }) =>
    me.browser.post('/api/message.php', { to: other.id, client_id: uuidv4(), body: 'Are you there' }),
  'DELETE /api/message.php': ({ me, chat = later() }) =>
    me.browser.delete('/api/message.php', { conversation: chat, number: 1 }),
  'POST /api/gift.php': ({ me, other }) =>
    me.browser.post('/api/gift.php', { to: other.id, client_id: uuidv4(), gift: 'rose' }),
  'POST /api/gif.php': ({ me, other }) =>
    me.browser.post('/api/gif.php', { to: other.id, client_id: uuidv4(), gif: 'heart-1' }),
  'GET /api/gifts.php': ({ me, other }) => me.browser.get(`/api/gifts.php?id=${other.id}`),
  'POST /api/photo-message.php': async ({ me, other }) => {
    const sent = await sendPhoto(t, me.browser, portrait, photoTo(other))
    return { status: sent.status, text: JSON.stringify(sent.body) }
  },
  'PUT /api/photo-message.php': ({ me, chat = later() }) =>
    me.browser.put('/api/photo-message.php', { conversation: chat, number: 1 }),
  'POST /api/translation.php': ({ me, chat = later() }) =>
    me.browser.post('/api/translation.php', { conversation: chat, number: 1 }),
  'PUT /api/reaction.php': ({ me, chat = later() }) =>
    me.browser.put('/api/reaction.php', { conversation: chat, number: 1, reaction: '🔥' }),
  'POST /api/typing.php': ({ me, other }) => me.browser.post('/api/typing.php', { to: other.id }),
  'PUT /api/chat.php': ({ me, chat = later() }) =>
    me.browser.put('/api/chat.php', { conversation: chat, number: 1 }),
  'PUT /api/chat-options.php': ({ me, chat = later() }) =>
    me.browser.put('/api/chat-options.php', { conversation: chat, pinned: true }),
  'DELETE /api/chat.php': ({ me }) => me.browser.delete('/api/chat.php', { conversation: later() }),
  'GET /api/events.php': async ({ me }) => ({ status: 200, text: await eventsOf(me) }),
  'GET /api/album.php': ({ me }) => me.browser.get('/api/album.php'),
  'POST /api/album.php': ({ me, other }) => me.browser.post('/api/album.php', { id: other.id }),
  'PUT /api/album.php': ({ me, other }) => me.browser.put('/api/album.php', { id: other.id, days: 7 }),
  'DELETE /api/album.php': ({ me, other }) => me.browser.delete('/api/album.php', { id: other.id }),
  'POST /api/visit.php': ({ me, other }) => me.browser.post('/api/visit.php', { id: other.id }),
  'GET /api/visitors.php': ({ me }) => me.browser.get('/api/visitors.php'),
  'POST /api/favourite.php': ({ me, other }) => me.browser.post('/api/favourite.php', { id: other.id }),
  'DELETE /api/favourite.php': ({ me }) => me.browser.delete('/api/favourite.php', { id: later() }),
  'GET /api/favourites.php': ({ me }) => me.browser.get('/api/favourites.php'),
  'PUT /api/note.php': ({ me, other }) => me.browser.put('/api/note.php', { id: other.id, note: 'Hm' }),
  'POST /api/report.php': ({ me, other }) =>
    me.browser.post('/api/report.php', {
      request_id: uuidv4(),
      id: other.id,
      subject: 'profile',
      reason: 'fake',
    }),
  'POST /api/block.php': ({ me }) => me.browser.post('/api/block.php', { id: later() }),
  'DELETE /api/block.php': ({ me }) => me.browser.delete('/api/block.php', { id: later() }),
  'GET /api/blocks.php': ({ me }) => me.browser.get('/api/blocks.php'),
  'GET /api/complete-signup.php': ({ me }) => me.browser.get('/api/complete-signup.php'),
  'PUT /api/complete-signup.php': ({ me }) => me.browser.put('/api/complete-signup.php', { passed: [] }),
  'GET /api/statement.php': ({ me }) => me.browser.get('/api/statement.php'),
  'GET /api/user.php': ({ me }) => me.browser.get('/api/user.php'),
  'GET /api/own-data.php': async ({ me }) => ({ status: 200, text: await downloadOf(me) }),
}

/** What the one who blocked keeps of it. */
const ofTheBlocker = ['GET /api/blocks.php', 'GET /api/own-data.php']

const acts = {
  like: (from: Person, to: Person) => from.browser.post('/api/like.php', { id: to.id }),
  write: (from: Person, to: Person) =>
    from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'Good evening' }),
  give: (from: Person, to: Person) =>
    from.browser.post('/api/gift.php', { to: to.id, client_id: uuidv4(), gift: 'rose' }),
  picture: (from: Person, to: Person) => sendPhoto(t, from.browser, portrait, photoTo(to)),
  pass: (from: Person, to: Person) => from.browser.put('/api/swipe.php', { id: to.id }),
  look: (from: Person, to: Person) => from.browser.post('/api/visit.php', { id: to.id }),
  save: (from: Person, to: Person) => from.browser.post('/api/favourite.php', { id: to.id }),
  note: (from: Person, to: Person) => from.browser.put('/api/note.php', { id: to.id, note: 'Kind' }),
  ask: (from: Person, to: Person) => from.browser.post('/api/album.php', { id: to.id }),
  show: (from: Person, to: Person) => from.browser.put('/api/album.php', { id: to.id, days: null }),
} as const
const act = fc.tuple(
  fc.constantFrom('like', 'write', 'give', 'picture', 'pass', 'look', 'save', 'note', 'ask', 'show'),
  fc.boolean(),
)
const life = fc.record({
  acts: fc.array(act, { maxLength: 10 }),
  blockers: fc.constantFrom('first', 'second', 'both'),
})

it('the tables name every operation of the API, and every page with what it reads', async () => {
  const { body } = await t.browser().get('/api/openapi.json')
  const operations = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(operations.sort()).toEqual([...Object.keys(surfaces), ...alone].sort())
  const pages = routes.map(({ path, index }) => (index ? '/' : (path ?? '')))
  expect(pages.sort()).toEqual(Object.keys(pageReads).sort())
  const known = new Set(operations)
  expect(
    Object.values(pageReads)
      .flat()
      .filter((read) => !known.has(`GET /api/${read}.php`)),
  ).toEqual([])
})

it('whatever was between two, a block takes each from every surface of the other, and its end brings them back', async () => {
  await fc.assert(
    fc.asyncProperty(life, async ({ acts: done, blockers }) => {
      const pair: [Person, Person] = [await person('female'), await person('male')]
      let chat: string | undefined
      for (const [name, first] of done) {
        const [from, to] = first ? pair : [pair[1], pair[0]]
        const answer = await acts[name](from, to)
        expect([name, answer.status]).toEqual([name, 200])
        chat = answer.body.conversation ?? chat
      }
      const blocking = pair.filter(
        (_, index) => blockers === 'both' || blockers === ['first', 'second'][index],
      )
      for (const me of blocking) {
        const other = required(pair.find((one) => one !== me))
        expect((await me.browser.post('/api/block.php', { id: other.id })).status).toBe(200)
      }
      // What waited to be mailed before the block is mailed to nobody after it.
      await runJobs(t, 'notify-message', 'notify-like', 'mail')
      for (const me of pair) {
        const other = required(pair.find((one) => one !== me))
        for (const [key, ask] of Object.entries(surfaces)) {
          const told = learned(await ask({ me, other, chat }), other)
          const own = blocking.includes(me) && ofTheBlocker.includes(key)
          expect([key, told]).toEqual([
            key,
            own ? [other.name, ...(key.includes('blocks') ? [other.id] : [])] : [],
          ])
        }
        for (const photo of other.photos) expect((await me.browser.get(`/media/${photo}`)).status).toBe(404)
        const mails = (await readMails(t)).filter(({ memberId }) => memberId === me.id)
        expect(mails.filter(({ body }) => body?.includes(other.name))).toEqual([])
      }
      for (const me of blocking) {
        const other = required(pair.find((one) => one !== me))
        expect((await me.browser.delete('/api/block.php', { id: other.id })).status).toBe(200)
      }
      for (const me of pair) {
        const other = required(pair.find((one) => one !== me))
        expect((await me.browser.get(`/api/member.php?id=${other.id}`)).body.profile.name).toBe(other.name)
      }
    }),
    { numRuns: 8 },
  )
})

it('similar people are found here, where nobody is blocked', async () => {
  const [she, he] = [await person('female'), await person('male')]
  expect((await he.browser.get(similar('female'))).text).toContain(she.id)
})

it('a block takes each out of the other’s count, by exactly one', async () => {
  const [she, he] = [await person('female'), await person('male')]
  const count = async () => [
    (await he.browser.get(`${search}female`)).body.count.people,
    (await she.browser.get(`${search}male`)).body.count.people,
  ]
  const before = await count()
  await she.browser.post('/api/block.php', { id: he.id })
  expect(await count()).toEqual(before.map((people) => people - 1))
  await she.browser.delete('/api/block.php', { id: he.id })
  expect(await count()).toEqual(before)
})

async function person(gender: 'female' | 'male'): Promise<Person> {
  const mark = uuidv4().slice(0, 8)
  const made = await t.signUp({ gender, name: `Pair ${mark}` })
  await makePremium(t, made.id)
  await giveCredits(t, made.id, 60)
  await made.browser.put('/api/profile.php', { about: `about ${mark}` })
  const [main, hidden] = [await addPhoto(t, made.id, { isMain: true }), await addPhoto(t, made.id)]
  await t.pool.query('update photo set private = true where id = $1', [hidden.id])
  const photos = [main, hidden].flatMap(({ full, card, blur }) => [full, card, blur])
  return { ...made, words: [`about ${mark}`], photos }
}

/** What an answer tells of somebody. The blocked one is told in §6's sentence who it was, and nothing else. */
function learned({ status, text }: Answer, { id, name, words, photos }: Person): string[] {
  const sentence = `You're blocked by ${name}. You do not have access to this page.`
  const refused = { error: 'blocked_by', message: sentence, params: { name } }
  if (status === 403 && text === JSON.stringify(refused)) return []
  return [name, id, ...words, ...photos].filter((secret) => text.includes(secret))
}

/** All that a member's stream tells now to whom it missed everything. */
async function eventsOf({ id, browser }: Person): Promise<string> {
  await t.events.publish({ db: t.db, now: t.clock.now, afterCommit: (run) => run() }, id, { type: 'user' })
  const stream = await openStream(t, browser, {}, '?after=0')
  const events: Record<string, unknown>[] = []
  while (events.at(-1)?.type !== 'user') events.push(JSON.parse((await stream.next()).data))
  await stream.close()
  // What the member did is the member's own news.
  return JSON.stringify(events.filter(({ from }) => from !== id))
}

async function downloadOf({ browser }: Person): Promise<string> {
  const response = await t.fetch('/api/own-data.php', {
    headers: { host: browser.host, cookie: browser.cookieHeader(), 'sec-fetch-site': 'same-origin' },
  })
  expect(response.status).toBe(200)
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.values(files)
    .map((bytes) => strFromU8(bytes))
    .join('\n')
}
