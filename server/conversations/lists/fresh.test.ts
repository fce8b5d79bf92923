import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, it } from 'vitest'
import { countStatements } from '#server/testing/count-statements.ts'
import { block } from '#server/testing/members/block.ts'
import { giveCredits, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

const like = (from: Person, to: Person) => {
  t.clock.advance(1_000)
  return from.browser.post('/api/like.php', { id: to.id })
}
const write = async (from: Person, to: Person) => {
  await giveCredits(t, from.id, 100)
  await makePremium(t, from.id)
  const sent = await from.browser.post('/api/message.php', { to: to.id, client_id: uuidv4(), body: 'Hello' })
  expect(sent.status).toBe(200)
  return sent.body.conversation as string
}
const freshOf = async ({ browser }: Person): Promise<{ id: string; like_state: string }[]> =>
  (await browser.get('/api/chats.php')).body.fresh
const statesOf = async (person: Person) =>
  (await freshOf(person)).map(({ id, like_state }) => [id, like_state])

it('matches come first, then unanswered likes, until somebody writes', async () => {
  const she = await t.signUp({ gender: 'female' })
  const [ben, carl, dan] = [await t.signUp(), await t.signUp(), await t.signUp()]
  await like(ben, she)
  await like(she, ben)
  await like(carl, she)
  await like(she, dan)
  expect(await statesOf(she)).toEqual([
    [ben.id, 'match'],
    [carl.id, 'received'],
  ])
  expect(await statesOf(dan)).toEqual([[she.id, 'received']])
  expect(await statesOf(carl)).toEqual([])

  const conversation = await write(ben, she)
  expect(await statesOf(she)).toEqual([[carl.id, 'received']])
  expect(await statesOf(ben)).toEqual([])
  // Removing the conversation does not make the match new again.
  await she.browser.delete('/api/chat.php', { conversation })
  expect(await statesOf(she)).toEqual([[carl.id, 'received']])
})

it('has nobody who is blocked', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await like(he, she)
  expect(await statesOf(she)).toHaveLength(1)
  await block(t, she.id, he.id)
  expect(await statesOf(she)).toEqual([])
})

it('costs the same number of statements with one or with five', async () => {
  const she = await t.signUp({ gender: 'female' })
  const ask = async () => (await countStatements(() => freshOf(she))).statements
  await like(await t.signUp(), she)
  const one = await ask()
  for (let index = 0; index < 4; index++) await like(await t.signUp(), she)
  expect(await ask()).toEqual(one)
})

it('agrees with brute force over likes and messages in any order', async () => {
  const she = await t.signUp({ gender: 'female' })
  const crowd = [await t.signUp(), await t.signUp(), await t.signUp()]
  const [own, theirs, wrote] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const step = fc.record({ who: fc.nat(2), what: fc.constantFrom('like', 'liked', 'unlike', 'write') })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const { who, what } of steps) {
        const other = crowd[who]
        if (!other) continue
        if (what === 'like') {
          own.add(other.id)
          await like(she, other)
        } else if (what === 'liked') {
          theirs.add(other.id)
          await like(other, she)
        } else if (what === 'unlike') {
          own.delete(other.id)
          await she.browser.delete('/api/like.php', { id: other.id })
        } else if (wrote.size === 0) {
          wrote.add(other.id)
          await write(she, other)
        }
        const expected = crowd.map(({ id }) => id).filter((id) => theirs.has(id) && !wrote.has(id))
        const found = await freshOf(she)
        expect(new Set(found.map(({ id }) => id))).toEqual(new Set(expected))
        for (const { id, like_state } of found) expect(like_state).toBe(own.has(id) ? 'match' : 'received')
      }
    }),
    { numRuns: 8 },
  )
})
