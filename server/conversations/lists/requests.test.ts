import { v4 as uuidv4 } from 'uuid'
import { expect, it, vi } from 'vitest'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { findUnreadMessage } from '../notify/find-unread.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function rich(): Promise<Person> {
  const person = await t.signUp()
  await giveCredits(t, person.id, 1_000)
  await makePremium(t, person.id)
  return person
}

async function asking(): Promise<Person> {
  const person = await rich()
  const saved = await person.browser.put('/api/contact.php', { requests: true })
  expect(saved.body.contact.requests).toBe(true)
  return person
}

async function send(from: Person, to: Person, clientId = uuidv4()): Promise<string> {
  t.clock.advance(1_000)
  const sent = await from.browser.post('/api/message.php', {
    to: to.id,
    client_id: clientId,
    body: 'Good evening',
  })
  expect(sent.status).toBe(200)
  return sent.body.conversation
}

const listOf = async ({ browser }: Person, list: string) =>
  (await browser.get(`/api/chats.php?list=${list}`)).body.chats as {
    conversation: string
    seen_number: number
    delivered_number: number
    request: boolean
  }[]
const idsOf = async (person: Person, list: string) =>
  (await listOf(person, list)).map(({ conversation }) => conversation)
const accept = ({ browser }: Person, conversation: string) =>
  browser.put('/api/chat-options.php', { conversation, request: false })
const toldTo = async (person: Person) => {
  const [chat] = await listOf(person, 'inbox')
  return [chat?.delivered_number, chat?.seen_number]
}

it('a first message is a request, counted nowhere, until it is accepted', async () => {
  const [she, he] = [await asking(), await rich()]
  const clientId = uuidv4()
  const id = await send(he, she, clientId)
  expect([await idsOf(she, 'inbox'), await idsOf(she, 'requests')]).toEqual([[], [id]])
  const { body } = await she.browser.get('/api/chats.php')
  expect([body.requests, body.total_unread_messages]).toEqual([1, 0])
  expect(await findUnreadMessage(t, { from: he.id, to: she.id, client_id: clientId })).toBeUndefined()
  expect(await idsOf(he, 'inbox')).toEqual([id])

  await she.browser.put('/api/chat.php', { conversation: id, number: 1 })
  const arrived = async () => {
    const { rows } = await t.pool.query(
      'select delivered_number from participant where conversation_id = $1 and member_id = $2',
      [id, she.id],
    )
    return rows[0].delivered_number
  }
  await vi.waitFor(async () => expect(await arrived()).toBe(1))
  expect(await toldTo(he)).toEqual([0, 0])
  expect((await she.browser.put('/api/chat-options.php', { conversation: id, pinned: true })).status).toBe(
    422,
  )
  expect((await she.browser.put('/api/chat-options.php', { conversation: id, archived: true })).status).toBe(
    422,
  )
  expect((await accept(she, id)).body).toMatchObject({ request: false, total_unread_messages: 0 })
  expect((await accept(she, id)).status).toBe(200)
  expect([await idsOf(she, 'inbox'), await idsOf(she, 'requests')]).toEqual([[id], []])
  expect(await toldTo(he)).toEqual([1, 1])
})

it('an answer accepts, and so does a sign on the message', async () => {
  const she = await asking()
  for (const answer of [
    (id: string, from: Person) => send(she, from).then(() => id),
    async (conversation: string) => {
      const put = await she.browser.put('/api/reaction.php', { conversation, number: 1, reaction: '🔥' })
      expect(put.status).toBe(200)
    },
  ]) {
    const he = await rich()
    const id = await send(he, she)
    await answer(id, he)
    expect(await idsOf(she, 'requests')).toEqual([])
    expect(await idsOf(she, 'inbox')).toContain(id)
  }
})

it('whom the member liked or wrote to needs no request, and neither does an older conversation', async () => {
  const [she, liked, written, earlier] = [await rich(), await rich(), await rich(), await rich()]
  await send(earlier, she)
  await she.browser.put('/api/contact.php', { requests: true })
  await she.browser.post('/api/like.php', { id: liked.id })
  await send(she, written)
  for (const he of [liked, written, earlier]) await send(he, she)
  expect(await idsOf(she, 'requests')).toEqual([])
  expect(await idsOf(she, 'inbox')).toHaveLength(3)
})

it('who sent a declined request cannot tell, whatever they do', async () => {
  const [she, other, he] = [await asking(), await asking(), await rich()]
  const declined = await send(he, she)
  const waiting = await send(he, other)
  await she.browser.get(`/api/messages.php?conversation=${declined}`)
  await she.browser.put('/api/chat.php', { conversation: declined, number: 1 })
  await she.browser.post('/api/typing.php', { to: he.id })
  expect((await she.browser.delete('/api/chat.php', { conversation: declined })).status).toBe(200)
  expect([await idsOf(she, 'requests'), await idsOf(she, 'inbox')]).toEqual([[], []])
  const known = (list: Awaited<ReturnType<typeof listOf>>, id: string) => {
    const chat = list.find(({ conversation }) => conversation === id)
    return { ...chat, conversation: '', profile: null, messages: [] }
  }
  const list = await listOf(he, 'inbox')
  expect(known(list, declined)).toEqual(known(list, waiting))
  for (const conversation of [declined, waiting]) {
    const back = await he.browser.delete('/api/message.php', { conversation, number: 1 })
    expect(back.status).toBe(200)
  }
  // Another message is another request.
  await send(he, she)
  expect(await idsOf(she, 'requests')).toEqual([declined])
})

it('of many first messages at once each is a request once', async () => {
  const she = await asking()
  const others: Person[] = []
  for (let index = 0; index < 4; index += 1) others.push(await rich())
  await Promise.all(
    others.flatMap((he) =>
      [1, 2, 3].map(() =>
        he.browser.post('/api/message.php', { to: she.id, client_id: uuidv4(), body: 'Hi' }),
      ),
    ),
  )
  expect(await idsOf(she, 'requests')).toHaveLength(4)
  const ids = await idsOf(she, 'requests')
  await Promise.all(ids.flatMap((id) => [accept(she, id), accept(she, id)]))
  expect([(await idsOf(she, 'inbox')).length, (await idsOf(she, 'requests')).length]).toEqual([4, 0])
})
