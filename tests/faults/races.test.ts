import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import type { Random } from '#demo/random.ts'
import { block } from '#server/testing/members/block.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { giveCredits, ledgerSum, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { expectClean } from './expect-clean.ts'
import { faultsSize, patience } from './faults-size.ts'
import { seeded } from './seeded.ts'

const t = await createTestApp()
const cost = t.sites.defaultSite().settings.message_credits

type Person = Awaited<ReturnType<typeof t.signUp>>
type Answer = Awaited<ReturnType<typeof send>>
type Act = () => Promise<Answer>

function send(from: Person, to: Person, clientId = uuidv4()) {
  return from.browser.post('/api/message.php', { to: to.id, client_id: clientId, body: 'At once' })
}

function people(count: number): Promise<Person[]> {
  return Promise.all(Array.from({ length: count }, () => t.signUp()))
}

async function holding(balance: number, premium = false): Promise<Person> {
  const person = await t.signUp()
  if (premium) await makePremium(t, person.id)
  await giveCredits(t, person.id, balance - (await ledgerSum(t, person.id)))
  return person
}

/** Releases all of them in one turn, in an order of the seed's. */
function atOnce(random: Random, acts: Act[]): Promise<Answer[]> {
  return Promise.all(random.shuffle(acts).map((act) => act()))
}

function statuses(answers: Answer[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}

async function chatOf(person: Person, other: Person) {
  const { chats } = (await person.browser.get('/api/chats.php')).body
  return chats.find((chat: { profile: { id: string } }) => chat.profile.id === other.id)
}

/** Runs the race as often as the size says, and lets the auditor look after each. */
function racing(run: (random: Random) => Promise<void>): Promise<void> {
  return seeded('races', async (random) => {
    for (let round = 0; round < faultsSize().races; round += 1) {
      await run(random)
      await expectClean(t.url)
    }
  })
}

test(
  'sends with credits for fewer: as many as are paid for, to however many',
  () =>
    racing(async (random) => {
      const balance = random.int(0, 9)
      const sender = await holding(balance, true)
      const receivers = await people(random.int(1, 3))
      const acts = Array.from({ length: 24 }, () => () => send(sender, random.pick(receivers)))
      const sent = Math.floor(balance / cost)
      expect(statuses(await atOnce(random, acts))).toEqual({ ...(sent ? { 200: sent } : {}), 402: 24 - sent })
      expect(await ledgerSum(t, sender.id)).toBe(balance - sent * cost)
    }),
  patience(),
)

test(
  'texts and gifts with credits for fewer, and some of them taken back: never more than was there',
  () =>
    racing(async (random) => {
      const balance = random.int(2, 9)
      const [sender, receiver] = [await holding(balance, true), await t.signUp()]
      const { conversation } = (await send(sender, receiver)).body
      const give = () => {
        const gift = { to: receiver.id, client_id: uuidv4(), gift: 'rose' }
        return sender.browser.post('/api/gift.php', gift)
      }
      const unsend = (number: number) => () =>
        sender.browser.delete('/api/message.php', { conversation, number })
      const read = () => receiver.browser.put('/api/chat.php', { conversation, number: random.int(1, 3) })
      const acts = Array.from({ length: 6 }, (_, index) => [
        () => send(sender, receiver),
        give,
        unsend(index + 1),
        read,
      ]).flat()
      for (const status of Object.keys(statuses(await atOnce(random, acts))))
        expect(['200', '402', '404', '409']).toContain(status)
      const { messages } = (
        await sender.browser.get(`/api/messages.php?conversation=${conversation}&after=0`)
      ).body
      const paid = messages
        .filter(({ unsent }: { unsent: boolean }) => !unsent)
        .reduce((sum: number, message: { cost: number }) => sum + message.cost, 0)
      expect(await ledgerSum(t, sender.id)).toBe(balance - paid)
    }),
  patience(),
)

test(
  'first messages beyond the free ones: two conversations, and the rest are told why',
  () =>
    racing(async (random) => {
      const sender = await holding(50)
      const receivers = await people(5)
      const acts = receivers.flatMap((receiver) => [
        () => send(sender, receiver),
        () => send(sender, receiver),
      ])
      const answers = await atOnce(random, acts)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 402]))
      const opened = new Set(answers.flatMap(({ body }) => body.conversation ?? []))
      expect(opened.size).toBe(2)
      const reasons = answers.flatMap(({ status, body }) => (status === 402 ? [body.error] : []))
      expect(new Set(reasons)).toEqual(new Set(['conversations_used_up']))
    }),
  patience(),
)

test(
  'likes both ways: one of the two makes the match, whichever is repeated',
  () =>
    racing(async (random) => {
      const [ada, bea] = (await people(2)) as [Person, Person]
      const like = (from: Person, to: Person) => () => from.browser.post('/api/like.php', { id: to.id })
      const acts = Array.from({ length: 6 }, () => [like(ada, bea), like(bea, ada)]).flat()
      expect(statuses(await atOnce(random, acts))).toEqual({ 200: 12 })
      const again = [await like(ada, bea)(), await like(bea, ada)()]
      expect(again.map(({ body }) => body.like_state)).toEqual(['match', 'match'])
      expect(again.map(({ body }) => body.match).toSorted((a, b) => Number(a) - Number(b))).toEqual([
        false,
        true,
      ])
    }),
  patience(),
)

test(
  'one payment told and asked for many times at once is credited once',
  () =>
    racing(async (random) => {
      const buyer = await t.signUp()
      const { order, sandboxId } = await orderBundle(buyer.browser, random.int(0, 3))
      const before = await ledgerSum(t, buyer.id)
      const acts = Array.from({ length: 8 }, () => [
        () => decide(buyer.browser, sandboxId, 'approve'),
        () => buyer.browser.get(`/api/order.php?id=${order.payment_id}`),
      ]).flat()
      expect(statuses(await atOnce(random, acts))).toEqual({ 200: 16 })
      expect(await ledgerSum(t, buyer.id)).toBe(before + order.credits)
    }),
  patience(),
)

test(
  'reading while messages come: what is unread is what came after the mark',
  () =>
    racing(async (random) => {
      const [ada, bea] = [await holding(40, true), await t.signUp()]
      const { conversation } = (await send(ada, bea)).body
      const read = () => bea.browser.put('/api/chat.php', { conversation, number: random.int(1, 6) })
      const acts = Array.from({ length: 10 }, () => [() => send(ada, bea), read]).flat()
      expect(statuses(await atOnce(random, acts))).toEqual({ 200: 20 })
      const marked = (await chatOf(ada, bea)).seen_number
      expect((await chatOf(bea, ada)).num_unread_messages).toBe(11 - marked)
      const { body } = await bea.browser.put('/api/chat.php', { conversation, number: 8 })
      expect(body.total_unread_messages).toBe(3)
    }),
  patience(),
)

test(
  'removing a conversation while messages come: nothing later is removed with it',
  () =>
    racing(async (random) => {
      const [ada, bea] = [await holding(40, true), await t.signUp()]
      const { conversation } = (await send(ada, bea)).body
      const remove = () => bea.browser.delete('/api/chat.php', { conversation })
      const acts = [...Array.from({ length: 10 }, () => () => send(ada, bea)), remove, remove]
      expect(statuses(await atOnce(random, acts))).toEqual({ 200: 12 })
      const { number } = (await send(ada, bea)).body.message
      expect(number).toBe(12)
      const read = await bea.browser.get(`/api/messages.php?conversation=${conversation}&after=0`)
      const shown = read.body.messages.map((message: { number: number }) => message.number)
      expect(shown.at(-1)).toBe(12)
      expect((await chatOf(bea, ada)).num_unread_messages).toBe(shown.length)
    }),
  patience(),
)

test(
  'a block while messages come: none after it, and each refused one is free',
  () =>
    racing(async (random) => {
      const [ada, bea] = [await holding(40, true), await t.signUp()]
      await send(ada, bea)
      const before = await ledgerSum(t, ada.id)
      const put = async () => {
        await block(t, bea.id, ada.id)
        return send(ada, bea)
      }
      const answers = await atOnce(random, [...Array.from({ length: 12 }, () => () => send(ada, bea)), put])
      const counted = statuses(answers)
      expect((counted[200] ?? 0) + (counted[403] ?? 0)).toBe(13)
      expect(counted[403]).toBeGreaterThan(0)
      expect(await ledgerSum(t, ada.id)).toBe(before - (counted[200] ?? 0) * cost)
      expect((await send(ada, bea)).status).toBe(403)
    }),
  patience(),
)

test(
  'wrong passwords at once: five are looked at',
  () =>
    racing(async (random) => {
      const { email } = await t.signUp()
      const guess = () => t.browser().post('/api/user.php', { login: email, password: 'not-this-one' })
      expect(statuses(await atOnce(random, Array(9).fill(guess)))).toEqual({ 401: 5, 429: 4 })
    }),
  patience(),
)

test(
  'one signup form sent many times at once, and its name by another: one account each',
  () =>
    racing(async (random) => {
      const name = `Racer ${uuidv4().slice(0, 8)}`
      const form = () => ({
        request_id: uuidv4(),
        email: `${uuidv4()}@example.org`,
        name,
        password: testPassword,
        date_of_birth: '1991-02-03',
      })
      const [mine, theirs] = [form(), form()]
      const acts = [mine, mine, mine, theirs, theirs].map(
        (body) => () => t.browser().post('/api/signup.php', body),
      )
      const answers = await atOnce(random, acts)
      const made = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.user.id] : [])))
      expect(made.size).toBe(1)
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
    }),
  patience(),
)

test(
  'four who send, read, remove, like and buy all at once wait for each other in no circle',
  () =>
    racing(async (random) => {
      const group = await Promise.all([1, 2, 3, 4].map(() => holding(60, true)))
      for (const from of group) for (const to of group) if (from !== to) await send(from, to)
      const acts: Act[] = []
      for (const me of group) {
        const { chats } = (await me.browser.get('/api/chats.php')).body
        for (let turn = 0; turn < 12; turn += 1) {
          const conversation = random.pick<{ conversation: string }>(chats).conversation
          const other = random.pick(group.filter((person) => person !== me))
          const { sandboxId } = turn === 0 ? await orderBundle(me.browser) : { sandboxId: '' }
          const acting = {
            send: () => send(me, other),
            read: () => me.browser.put('/api/chat.php', { conversation, number: random.int(0, 9) }),
            remove: () => me.browser.delete('/api/chat.php', { conversation }),
            like: () => me.browser.post('/api/like.php', { id: other.id }),
            buy: () => decide(me.browser, sandboxId, 'approve'),
          }
          acts.push(acting[turn === 0 ? 'buy' : random.weighted({ send: 6, read: 3, remove: 1, like: 2 })])
        }
      }
      expect(statuses(await atOnce(random, acts))).toEqual({ 200: 48 })
    }),
  patience(),
)
