import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, it } from 'vitest'
import { limits } from '#common/limits.ts'
import { countStatements } from '#server/testing/count-statements.ts'
import { block } from '#server/testing/members/block.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>
type Listed = { conversation: string; pinned: boolean; archived: boolean; muted: boolean }

async function rich(): Promise<Person> {
  const person = await t.signUp()
  await giveCredits(t, person.id, 1_000)
  await makePremium(t, person.id)
  return person
}

async function send(from: Person, to: Person, body = 'Hello'): Promise<string> {
  t.clock.advance(1_000)
  const sent = await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
  expect(sent.status).toBe(200)
  return sent.body.conversation
}

const change = ({ browser }: Person, conversation: string, options: Record<string, unknown>) =>
  browser.put('/api/chat-options.php', { conversation, ...options })
const chatsOf = async ({ browser }: Person, query = '') =>
  (await browser.get(`/api/chats.php${query}`)).body as {
    chats: Listed[]
    next: string | null
    archived: number
    total_unread_messages: number
  }
const idsOf = (chats: Listed[]) => chats.map(({ conversation }) => conversation)
const unreadOf = async ({ browser }: Person) =>
  (await browser.get('/api/user.php')).body.user.total_unread_messages as number

it('pinned conversations come first, and five at most', async () => {
  const ada = await rich()
  const ids: string[] = []
  for (let index = 0; index < 7; index += 1) ids.push(await send(ada, await t.signUp()))
  for (const id of ids.slice(0, 5)) expect((await change(ada, id, { pinned: true })).status).toBe(200)
  expect((await change(ada, ids[0]!, { pinned: true })).body).toMatchObject({ pinned: true })
  const sixth = await change(ada, ids[5]!, { pinned: true })
  expect([sixth.status, sixth.body]).toEqual([
    409,
    expect.objectContaining({ error: 'too_many_pinned', params: { max: 5 } }),
  ])
  expect(idsOf((await chatsOf(ada)).chats)).toEqual([...ids.slice(0, 5).toReversed(), ids[6], ids[5]])
  await change(ada, ids[2]!, { pinned: false })
  expect((await change(ada, ids[5]!, { pinned: true })).status).toBe(200)
})

it('of many pinned at the same time five are, and one that nobody can see holds no place', async () => {
  const ada = await rich()
  const others: Person[] = []
  const ids: string[] = []
  for (let index = 0; index < 9; index += 1) {
    const other = await t.signUp()
    others.push(other)
    ids.push(await send(ada, other))
  }
  const answers = await Promise.all(ids.map((id) => change(ada, id, { pinned: true })))
  const answered = (wanted: number) => answers.filter(({ status }) => status === wanted).length
  expect([answered(200), answered(409)]).toEqual([5, 4])
  const pinned = (await chatsOf(ada)).chats.filter((chat) => chat.pinned)
  expect(pinned).toHaveLength(limits.pinnedChats)
  const gone = answers.findIndex(({ status }) => status === 200)
  await block(t, others[gone]!.id, ada.id)
  const refused = answers.findIndex(({ status }) => status === 409)
  expect((await change(ada, ids[refused]!, { pinned: true })).status).toBe(200)
})

it('an archived conversation comes back with the next message, unless it is muted', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const id = await send(ada, bea)
  expect((await change(bea, id, { pinned: true })).body.pinned).toBe(true)
  const archived = await change(bea, id, { archived: true })
  expect(archived.body).toEqual({
    pinned: false,
    archived: true,
    muted: false,
    request: false,
    total_unread_messages: 0,
  })
  expect(await chatsOf(bea)).toMatchObject({ chats: [], archived: 1, total_unread_messages: 0 })
  expect(idsOf((await chatsOf(bea, '?list=archived')).chats)).toEqual([id])
  expect(idsOf((await chatsOf(ada)).chats)).toEqual([id])
  await send(ada, bea)
  expect(await chatsOf(bea)).toMatchObject({ archived: 0, total_unread_messages: 2 })

  await change(bea, id, { archived: true, muted: true })
  await send(ada, bea)
  expect(await chatsOf(bea)).toMatchObject({ chats: [], archived: 1, total_unread_messages: 0 })
  expect((await change(bea, id, { pinned: true })).body).toMatchObject({ archived: false, muted: true })
  expect((await change(bea, id, { pinned: true, archived: true })).status).toBe(422)
})

it('a muted conversation keeps its own count and is in no other, and brings no mail', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const id = await send(ada, bea)
  expect(await unreadOf(bea)).toBe(1)
  expect((await change(bea, id, { muted: true })).body.total_unread_messages).toBe(0)
  await send(ada, bea)
  expect(await unreadOf(bea)).toBe(0)
  const [chat] = (await chatsOf(bea)).chats
  expect(chat).toMatchObject({ num_unread_messages: 2, muted: true })
  await bea.browser.put('/api/chat.php', { conversation: id, number: 1 })
  expect((await chatsOf(bea)).chats[0]).toMatchObject({ num_unread_messages: 1 })
  expect((await change(bea, id, { muted: false })).body.total_unread_messages).toBe(1)
})

it('a conversation that was removed, or is of others, cannot be changed', async () => {
  const [ada, bea, eve] = [await rich(), await rich(), await rich()]
  const id = await send(ada, bea)
  expect((await change(eve, id, { muted: true })).status).toBe(404)
  await change(ada, id, { pinned: true })
  await ada.browser.delete('/api/chat.php', { conversation: id })
  expect((await change(ada, id, { pinned: true })).status).toBe(404)
  await send(bea, ada)
  expect((await chatsOf(ada)).chats).toMatchObject([{ conversation: id, pinned: false }])
  expect((await change(ada, id, { request: true })).status).toBe(422)
  expect((await change(ada, id, { unknown: true })).status).toBe(422)
})

it('the pages of a list have each conversation once, in order, whatever is pinned, archived or removed', async () => {
  const ada = await rich()
  const ids: string[] = []
  for (let index = 0; index < 56; index += 1) ids.push(await send(ada, await t.signUp()))
  const byAge = ids.toReversed()
  const states = fc.array(fc.constantFrom('listed', 'listed', 'listed', 'archived', 'removed'), {
    minLength: ids.length,
    maxLength: ids.length,
  })
  const pins = fc.uniqueArray(fc.nat(ids.length - 1), { maxLength: limits.pinnedChats })
  const walk = async (list: string) => {
    const pages: Listed[][] = []
    let next: string | null = null
    do {
      const cursor: string = next === null ? '' : `&cursor=${next}`
      const page = await chatsOf(ada, `?list=${list}${cursor}`)
      pages.push(page.chats)
      next = page.next
    } while (next !== null)
    return idsOf(pages.flat())
  }
  await fc.assert(
    fc.asyncProperty(states, pins, fc.boolean(), async (given, chosen, together) => {
      const at = t.clock.now()
      await t.pool.query(
        'update participant set pin = null, archived = false, hidden = false where member_id = $1',
        [ada.id],
      )
      for (const [index, id] of ids.entries())
        await t.pool.query(
          `update participant set archived = $3, hidden = $4, last_at = $5, pin = $6
           where conversation_id = $1 and member_id = $2`,
          [
            id,
            ada.id,
            given[index] === 'archived',
            given[index] === 'removed',
            together ? at : new Date(at.getTime() + index),
            given[index] === 'listed' && chosen.includes(index) ? chosen.indexOf(index) + 1 : null,
          ],
        )
      const order = together ? ids.toSorted().toReversed() : byAge
      const inState = (state: string) => order.filter((id) => given[ids.indexOf(id)] === state)
      const isPinned = (id: string) => chosen.includes(ids.indexOf(id))
      const listed = inState('listed')
      expect(await walk('inbox')).toEqual([
        ...listed.filter(isPinned),
        ...listed.filter((id) => !isPinned(id)),
      ])
      expect(await walk('archived')).toEqual(inState('archived'))
    }),
    { numRuns: 12 },
  )
  // What was set past the rules is undone, so that the audit finds what members can do.
  await t.pool.query('update participant set hidden = false where member_id = $1', [ada.id])
})

it('costs as many statements with pinned and archived ones as without', async () => {
  const ada = await rich()
  const ids: string[] = []
  for (let index = 0; index < 4; index += 1) ids.push(await send(ada, await t.signUp()))
  const ask = async () => (await countStatements(() => chatsOf(ada))).statements
  const before = await ask()
  await change(ada, ids[0]!, { pinned: true })
  await change(ada, ids[1]!, { archived: true })
  expect(await ask()).toEqual(before)
})
