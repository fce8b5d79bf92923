import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { ended } from '#server/testing/ended.ts'
import { block } from '#server/testing/members/block.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

const write = (from: Member, to: Member, body = 'hello') =>
  from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
const like = (from: Member, to: Member) => from.browser.post('/api/like.php', { id: to.id })

async function pair() {
  const [he, she] = [await t.signUp(), await t.signUp({ gender: 'female' })]
  await giveCredits(t, he.id, 20)
  await giveCredits(t, she.id, 20)
  return { he, she }
}

async function newsOf({ browser }: Member) {
  const { user } = (await browser.get('/api/user.php')).body
  return [user.total_unread_messages, user.new_likes]
}

const vanish: [string, string][] = [
  ['disabled', `update profile set status = 'disabled' where member_id = $1`],
  ['suspended', ended('suspended')],
  ['deleted', ended('deleted')],
  ['unconfirmed', `update member set email_confirmed_at = null, created_at = '2026-01-01' where id = $1`],
]

test.each(vanish)(
  'a %s member is in no chat list, unread count, conversation or like',
  async (_how, statement) => {
    const { he, she } = await pair()
    const sent = await write(she, he)
    await like(she, he)
    expect((await he.browser.get('/api/chats.php')).body).toMatchObject({ total_unread_messages: 1 })
    expect(await newsOf(he)).toEqual([1, 1])
    await t.pool.query(statement, [she.id])
    expect((await he.browser.get('/api/chats.php')).body).toEqual({
      chats: [],
      fresh: [],
      archived: 0,
      requests: 0,
      next: null,
      total_unread_messages: 0,
    })
    expect(await newsOf(he)).toEqual([0, 0])
    const { conversation } = sent.body
    expect((await he.browser.get(`/api/messages.php?conversation=${conversation}`)).status).toBe(404)
    expect((await he.browser.put('/api/chat.php', { conversation, number: 1 })).status).toBe(404)
    expect((await he.browser.get('/api/likes.php')).body).toEqual({
      profiles: [],
      liked_by: [],
      new_likes: 0,
      new_matches: 0,
      next: null,
    })
    expect((await he.browser.put('/api/like.php', { id: she.id })).status).toBe(404)
  },
)

test('an invisible member stays in the conversations that she answered, and leaves the others', async () => {
  const { he, she } = await pair()
  await write(he, she)
  await t.pool.query('update profile set invisible = true where member_id = $1', [she.id])
  expect((await he.browser.get('/api/chats.php')).body.chats).toEqual([])
  await write(she, he)
  expect((await he.browser.get('/api/chats.php')).body.chats).toHaveLength(1)
})

test('who can be seen by nobody reaches out to nobody, and pays nothing', async () => {
  for (const [, statement] of [vanish[0]!, vanish[3]!]) {
    const { he, she } = await pair()
    await t.pool.query(statement, [she.id])
    for (const answer of [await write(she, he), await like(she, he)])
      expect([answer.status, answer.body.error]).toEqual([403, 'forbidden'])
    expect((await she.browser.get('/api/user.php')).body.user.credits).toBe(23)
  }
})

test('a blocked pair gets nothing of each other from the stream, also not what was stored before', async () => {
  const { he, she } = await pair()
  const other = await t.signUp({ gender: 'female' })
  const { body } = await write(he, she, 'before the block')
  await write(she, he, 'an answer')
  await like(he, she)
  await she.browser.put('/api/chat.php', { conversation: body.conversation, number: 1 })
  await block(t, she.id, he.id)
  await like(he, other)
  await like(other, he)
  await like(other, she).catch(() => {})
  await write(other, she, 'from somebody else')
  const of = async (member: Member) => {
    const stream = await openStream(t, member.browser, {}, '?after=0')
    const events: Record<string, unknown>[] = []
    const until = member === he ? 'like' : 'message'
    for (;;) {
      const event = JSON.parse((await stream.next()).data)
      events.push(event)
      if (event.type === until && (event.from ?? event.id) === other.id) break
    }
    await stream.close()
    return JSON.stringify(events)
  }
  expect(await of(he)).not.toMatch(new RegExp(`an answer|seen|${she.id}`))
  const hers = await of(she)
  expect(hers).not.toContain('before the block')
  expect(hers).not.toContain(he.id)
  expect((await he.browser.put('/api/like.php', { id: she.id })).status).toBe(404)
})

test('a blocker who is invisible is not given away by the words of the block', async () => {
  const { he, she } = await pair()
  await block(t, she.id, he.id)
  expect((await write(he, she)).body.error).toBe('blocked_by')
  await t.pool.query('update profile set invisible = true where member_id = $1', [she.id])
  expect((await write(he, she)).body.error).toBe('not_found')
})
