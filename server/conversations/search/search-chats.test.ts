import { v4 as uuidv4 } from 'uuid'
import { expect, it } from 'vitest'
import type { ChatSearch } from '#common/wire/conversations.ts'
import { block } from '#server/testing/members/block.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function rich(name?: string): Promise<Person> {
  const person = await t.signUp(name ? { name } : {})
  await giveCredits(t, person.id, 1_000)
  await makePremium(t, person.id)
  return person
}

async function send(from: Person, to: Person, body: string) {
  t.clock.advance(1_000)
  const sent = await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body })
  expect(sent.status).toBe(200)
  return sent.body as { conversation: string; message: { number: number } }
}

async function search({ browser }: Person, q: string): Promise<ChatSearch> {
  const answer = await browser.get(`/api/chat-search.php?q=${encodeURIComponent(q)}`)
  expect([q, answer.status]).toEqual([q, 200])
  return answer.body
}
const bodies = async (person: Person, q: string) => (await search(person, q)).messages.map(({ body }) => body)

it('finds names and words of both sides, the latest first, and marks them', async () => {
  const [ada, bea, cleo] = [await rich('Ada Finds'), await rich('Zoë Ångström'), await rich('Cleo Third')]
  const { conversation } = await send(ada, bea, 'The lake is frozen')
  const second = await send(bea, ada, 'Which LAKE do you mean?')
  await send(ada, cleo, 'Nothing to see')
  const found = await search(ada, 'lake')
  expect(found.messages).toMatchObject([
    {
      conversation,
      number: second.message.number,
      own: false,
      excerpt: [
        { text: 'Which ', hit: false },
        { text: 'LAKE', hit: true },
        { text: ' do you mean?', hit: false },
      ],
    },
    { conversation, number: 1, own: true },
  ])
  expect(found).toMatchObject({ members: [], more: false })
  expect((await search(ada, 'angstrom zoe')).members).toMatchObject([
    { conversation, profile: { id: bea.id } },
  ])
  expect(await bodies(ada, 'frozen lake')).toEqual(['The lake is frozen'])
  expect(await bodies(cleo, 'lake')).toEqual([])
})

it.each([
  ['ærlig', 'aerlig', 'Jeg er Ærlig'],
  ['Grüße', 'grusse', 'Viele Grüße'],
  ['¿Mañana?', 'manana', '¿Mañana?'],
  ['hyvää', 'hyvaa', 'Hyvää yötä'],
  ['garçon', 'garcon', 'Un garçon'],
  ['città', 'citta', 'La città'],
  ['sjø', 'sjo', 'Ved SJØEN'],
  ['łódź', 'lodz', 'Jadę do Łodzi, ŁÓDŹ'],
  ['överallt', 'overallt', 'Överallt'],
])('finds %s, and as it is typed in a hurry', async (word, hurried, body) => {
  const [ada, bea] = [await rich(), await rich()]
  await send(ada, bea, body)
  for (const query of [word, word.toUpperCase(), hurried]) expect(await bodies(bea, query)).toEqual([body])
})

it('takes every sign for itself', async () => {
  const [ada, bea] = [await rich(), await rich()]
  const texts = ['100% sure', 'snake_case', String.raw`back\slash`, 'a.*b (c) [d] {2} ^ $ | ? +', "it's"]
  for (const text of texts) await send(ada, bea, text)
  expect(await bodies(bea, '0%')).toEqual(['100% sure'])
  expect(await bodies(bea, 'e_c')).toEqual(['snake_case'])
  expect(await bodies(bea, String.raw`k\s`)).toEqual([String.raw`back\slash`])
  expect(await bodies(bea, "t's")).toEqual(["it's"])
  for (const query of ['.*', '(c)', '[d]', '{2}']) expect(await bodies(bea, query)).toEqual([texts[3]])
  for (const query of ['%%', '__', String.raw`\d`, '..', '***', '(?', '🔥🔥']) {
    expect(await bodies(bea, query)).toEqual([])
  }
})

it('does not find what is removed, taken back, blocked or beyond the history', async () => {
  const [ada, bea] = [await rich(), await t.signUp()]
  const { conversation } = await send(ada, bea, 'secret one')
  const back = await send(ada, bea, 'secret two')
  await ada.browser.delete('/api/message.php', { conversation, number: back.message.number })
  expect(await bodies(bea, 'secret')).toEqual(['secret one'])
  await bea.browser.put('/api/chat-options.php', { conversation, archived: true })
  expect(await bodies(bea, 'secret')).toEqual(['secret one'])
  await bea.browser.delete('/api/chat.php', { conversation })
  expect(await search(bea, 'secret')).toMatchObject({ members: [], messages: [] })
  await send(ada, bea, 'secret three')
  expect(await bodies(bea, 'secret')).toEqual(['secret three'])
  expect(await bodies(ada, 'secret')).toEqual(['secret three', 'secret one'])
  await t.pool.query(
    `insert into message (conversation_id, number, sender_id, client_id, kind, body, cost, created_at)
     select $1, number, $2, gen_random_uuid(), 'text', 'filler', 0, $3 from generate_series(4, 510) number`,
    [conversation, ada.id, t.clock.now()],
  )
  await t.pool.query('update conversation set last_number = 510 where id = $1', [conversation])
  await t.pool.query('update participant set unread = 508 where conversation_id = $1 and member_id = $2', [
    conversation,
    bea.id,
  ])
  expect(await bodies(bea, 'secret')).toEqual([])
  expect(await bodies(ada, 'secret')).toHaveLength(2)
  const filler = await search(bea, 'filler')
  expect([filler.messages.length, filler.more]).toEqual([30, true])
  await block(t, bea.id, ada.id)
  for (const person of [ada, bea]) expect(await bodies(person, 'filler')).toEqual([])
})

it('asks for two signs at least and refuses what is too long', async () => {
  const ada = await rich()
  for (const q of ['', 'a', ' a ', 'x'.repeat(61), '\0\0'])
    expect((await ada.browser.get(`/api/chat-search.php?q=${encodeURIComponent(q)}`)).status).toBe(422)
})
