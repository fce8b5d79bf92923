import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { countStatements } from './testing/count-statements.ts'
import { addMembers } from './testing/members/add-members.ts'
import { decide, orderBundle } from './testing/payments/buy-bundle.ts'
import { giveCredits, makePremium } from './testing/payments/members-with-credits.ts'
import { addPhoto } from './testing/pictures/add-photo.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const many = 50
const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())
type Person = Awaited<ReturnType<typeof t.signUp>>

/** Somebody with so many of everything that a list can show. */
async function personWith(count: number): Promise<Person & { other: string; chat: string }> {
  const person = await t.signUp()
  await makePremium(t, person.id)
  await giveCredits(t, person.id, 10 * count)
  const others = await addMembers(t, count)
  await t.pool.query(
    `insert into member_like (from_id, to_id, created_at)
     select $1::uuid, other, $3::timestamptz from unnest($2::uuid[]) as other
     union all select other, $1::uuid, $3::timestamptz from unnest($2::uuid[]) as other`,
    [person.id, others, t.clock.now()],
  )
  await t.pool.query(
    `insert into member_match (low_id, high_id, created_at)
     select least($1::uuid, other), greatest($1::uuid, other), $3 from unnest($2::uuid[]) as other`,
    [person.id, others, t.clock.now()],
  )
  await t.pool.query(
    `insert into visit (member_id, visitor_id, visited_at)
     select $1, other, $3 from unnest($2::uuid[]) as other`,
    [person.id, others, t.clock.now()],
  )
  await t.pool.query(
    `insert into favourite (owner_id, member_id, created_at)
     select $1, other, $3 from unnest($2::uuid[]) as other`,
    [person.id, others, t.clock.now()],
  )
  const send = (to: string) =>
    person.browser.post('/api/message.php', { to, client_id: uuidv4(), body: 'A word' })
  for (const other of others) expect((await send(other)).status).toBe(200)
  const other = others[0]!
  for (let index = 1; index < count; index += 1) await send(other)
  for (let index = 0; index < Math.min(count, 24); index += 1)
    await addPhoto(t, other, { isMain: index === 0 })
  for (let index = 0; index < Math.min(count, 8); index += 1) {
    const { sandboxId } = await orderBundle(person.browser)
    await decide(person.browser, sandboxId, 'cancelled')
  }
  const [chat] = (await person.browser.get('/api/chats.php')).body.chats
  return { ...person, other, chat: chat.conversation }
}

const lone = await personWith(1)
const crowded = await personWith(many)
const visitor = t.browser()

async function statementsOf(person: Person | undefined, path: string): Promise<string[]> {
  const browser = person?.browser ?? visitor
  const { result, statements } = await countStatements(() => browser.get(path))
  expect([path, result.status]).toEqual([path, 200])
  return statements.sort()
}

type Case = [path: string, most: number]
const place = (path: string, { other, chat }: typeof lone) =>
  path.replace(':member', other).replace(':chat', chat)

// The session is one of them, and so is what only this caller's first request of a site reads.
const answers: Case[] = [
  ['/api/settings.php', 1],
  ['/api/companyinfo.php', 1],
  ['/api/user.php', 2],
  ['/api/members.php', 3],
  ['/api/member.php?id=:member', 3],
  ['/api/likes.php', 5],
  ['/api/visitors.php', 4],
  ['/api/favourites.php', 3],
  ['/api/blocks.php', 2],
  ['/api/chats.php', 5],
  ['/api/messages.php?conversation=:chat', 4],
  ['/api/orders.php', 2],
  ['/api/bundles.php', 5],
  ['/api/statement.php', 2],
  ['/api/premium.php', 2],
  ['/api/profile.php', 3],
]
const memberPages: Case[] = [
  ['/members', 4],
  ['/members/:member', 4],
  ['/likes', 4],
  ['/visitors', 5],
  ['/favourites', 4],
  ['/chats', 7],
  ['/chats/:chat', 10],
  ['/credits', 10],
  ['/transactions', 5],
]
const visitorPages: Case[] = [
  ['/', 0],
  ['/login', 0],
  ['/signup', 0],
  ['/members', 2],
]

// Pages are built as they are asked for first, which takes a while.
for (const [path] of [...answers, ...memberPages]) await lone.browser.get(place(path, lone))
for (const [path] of visitorPages) await visitor.get(path)
const usual = (await visitor.get('/api/members.php')).body.search
await addMembers(t, many, { gender: usual.gender, country: usual.country })

test.each([...answers, ...memberPages])(
  '%s asks the database at most %i times, however much it shows',
  async (path, most) => {
    const few = await statementsOf(lone, place(path, lone))
    const lots = await statementsOf(crowded, place(path, crowded))
    expect(lots).toEqual(few)
    expect(few.length).toBe(most)
  },
)

test.each(visitorPages)('a visitor’s %s asks the database at most %i times', async (path, most) => {
  expect((await statementsOf(undefined, path)).length).toBe(most)
})
