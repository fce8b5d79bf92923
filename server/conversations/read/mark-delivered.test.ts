import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { required } from '#common/required.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { markDelivered } from './mark-delivered.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

async function pair(): Promise<[Person, Person]> {
  const people: [Person, Person] = [await t.signUp(), await t.signUp()]
  for (const { id } of people) await giveCredits(t, id, 500)
  return people
}

async function send(from: Person, to: Person): Promise<{ chat: string }> {
  const { body } = await from.browser.post('/api/message.php', {
    to: to.id,
    client_id: uuidv4(),
    body: 'A word',
  })
  return { chat: body.conversation }
}

test('what is delivered and read never goes back, nor beyond what was written', async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant('send' as const), by: fc.nat(1) }),
    fc.record({ do: fc.constant('list' as const), by: fc.nat(1) }),
    fc.record({ do: fc.constant('stream' as const), by: fc.nat(1), after: fc.nat(6) }),
    fc.record({ do: fc.constant('read' as const), by: fc.nat(1), number: fc.nat(9) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
      const people = await pair()
      const { chat } = await send(...people)
      let before = await marksOf(chat)
      for (const one of steps) {
        const me = required(people[one.by])
        const other = required(people[1 - one.by])
        if (one.do === 'send') await send(me, other)
        else if (one.do === 'list') await me.browser.get('/api/chats.php')
        else if (one.do === 'read')
          await me.browser.put('/api/chat.php', { conversation: chat, number: one.number })
        else {
          const stream = await openStream(t, me.browser, {}, `?after=${one.after}`)
          await Promise.race([stream.next().catch(() => {}), new Promise((done) => setTimeout(done, 50))])
          await stream.close()
        }
        const after = await marksOf(chat)
        for (const [member, { read, delivered, last }] of after) {
          const old = before.get(member)
          expect(read).toBeGreaterThanOrEqual(old?.read ?? 0)
          expect(delivered).toBeGreaterThanOrEqual(old?.delivered ?? 0)
          expect(Math.max(read, delivered)).toBeLessThanOrEqual(last)
        }
        before = after
      }
    }),
    { numRuns: 12 },
  )
})

test('arrivals noted in any order, many at a time, leave the highest mark', async () => {
  const [ada, bea] = await pair()
  let chat = ''
  for (let sent = 0; sent < 12; sent += 1) ({ chat } = await send(ada, bea))
  const at = t.clock.now()
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 1 }), async (numbers) => {
      await t.pool.query('update participant set delivered_number = 0 where conversation_id = $1', [chat])
      const arrivals = numbers.map((number) => ({ memberId: bea.id, chat, number, at }))
      const half = Math.ceil(arrivals.length / 2)
      await Promise.all(
        [arrivals.slice(0, half), arrivals.slice(half)]
          .filter((some) => some.length > 0)
          .map((some) => markDelivered(t.db, some)),
      )
      const marks = await marksOf(chat)
      expect(marks.get(bea.id)?.delivered).toBe(Math.min(12, Math.max(...numbers)))
      expect(marks.get(ada.id)?.delivered).toBe(0)
      expect(await markDelivered(t.db, arrivals)).toEqual(arrivals.map(() => null))
    }),
    { numRuns: 25 },
  )
})

type Marks = { member_id: string; read: number; delivered: number; last: number }

async function marksOf(chat: string): Promise<Map<string, Marks>> {
  const { rows } = await t.pool.query<Marks>(
    `select member_id, read_number as read, delivered_number as delivered, last_number as last
     from participant join conversation on conversation.id = conversation_id where conversation_id = $1`,
    [chat],
  )
  return new Map(rows.map((row) => [row.member_id, row]))
}
