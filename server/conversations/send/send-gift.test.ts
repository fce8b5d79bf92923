import fc from 'fast-check'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { giftNames, giftSizes } from '#common/conversations/gifts.ts'
import { required } from '#common/required.ts'
import { balanceOf } from '#server/credits/queries.ts'
import { block } from '#server/testing/members/block.ts'
import { giveCredits, ledgerSum, makePremium } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const { gift_credits: price, message_credits: textPrice } = t.sites.defaultSite().settings
type Person = Awaited<ReturnType<typeof t.signUp>>

function give(from: Person, to: { id: string }, gift: string, clientId = uuidv4()) {
  return from.browser.post('/api/gift.php', { to: to.id, client_id: clientId, gift })
}

/** With exactly so many credits. */
async function withCredits(credits: number, options = {}): Promise<Person> {
  const person = await t.signUp(options)
  await giveCredits(t, person.id, credits - (await balanceOf(t, person.id)))
  return person
}

test('a gift costs its size times the site’s price, and is a message with a number of its own', async () => {
  const [ada, bea] = [await withCredits(100), await t.signUp()]
  let left = 100
  for (const gift of ['rose', 'cake', 'teddy', 'serenade', 'ring'] as const) {
    const answer = await give(ada, bea, gift)
    left -= price * giftSizes[gift]
    expect([answer.status, answer.body.credits]).toEqual([200, left])
    expect(answer.body.message).toMatchObject({ kind: 'gift', gift, body: '', cost: price * giftSizes[gift] })
  }
  const { body } = await bea.browser.get('/api/chats.php')
  expect(body.total_unread_messages).toBe(5)
  expect(body.chats[0].messages[0]).toMatchObject({ kind: 'gift', gift: 'ring', own: false })
  const { rows } = await t.pool.query(
    `select sum(amount)::int as given from transfer join account on account.id = to_account
    where house = 'gifts' and kind = 'gift' and reference like $1`,
    [`${ada.id}:%`],
  )
  expect(rows[0].given).toBe(100 - left)
})

test('without a session nobody gives anything', async () => {
  const bea = await t.signUp()
  const refused = await t.browser().post('/api/gift.php', { to: bea.id, client_id: uuidv4(), gift: 'rose' })
  expect([refused.status, refused.body.error]).toEqual([401, 'login_required'])
  expect((await bea.browser.get('/api/chats.php')).body.chats).toEqual([])
})

test('the same gift again with its client id is one gift, and another one under that id is refused', async () => {
  const [ada, bea] = [await withCredits(100), await t.signUp()]
  const clientId = uuidv4()
  const answers = await Promise.all(Array.from({ length: 8 }, () => give(ada, bea, 'star', clientId)))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await balanceOf(t, ada.id)).toBe(100 - price * giftSizes.star)
  for (const other of [
    await give(ada, bea, 'rose', clientId),
    await ada.browser.post('/api/message.php', { to: bea.id, client_id: clientId, body: 'Hello' }),
  ])
    expect([other.status, other.body.error]).toEqual([409, 'conflict'])
})

test('a gift may bring a few words, which belong to it and are kept short', async () => {
  const [ada, bea] = [await withCredits(100), await t.signUp()]
  const clientId = uuidv4()
  const send = (note: string) =>
    ada.browser.post('/api/gift.php', { to: bea.id, client_id: clientId, gift: 'rose', note })
  expect((await send('x'.repeat(141))).body.fields).toEqual({ note: 'too_long' })
  expect((await send('  For the dunes 🌹 ')).body.message).toMatchObject({
    gift: 'rose',
    body: 'For the dunes 🌹',
  })
  expect((await send('For the dunes 🌹')).status).toBe(200)
  expect((await send('For something else')).status).toBe(409)
})

test('whatever a member gives and writes at once, exactly what the credits pay for arrives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 30 }),
      fc.array(fc.constantFrom(null, ...giftNames), { minLength: 1, maxLength: 12 }),
      async (credits, wished) => {
        const [ada, bea] = [await withCredits(credits), await t.signUp()]
        const answers = await Promise.all(
          wished.map((gift) =>
            gift
              ? give(ada, bea, gift)
              : ada.browser.post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: 'Hello' }),
          ),
        )
        const costs = wished.map((gift) => (gift ? price * giftSizes[gift] : textPrice))
        const paid = costs.filter((_, index) => answers[index]?.status === 200)
        const left = await balanceOf(t, ada.id)
        expect(left).toBe(credits - paid.reduce((sum, cost) => sum + cost, 0))
        for (const [index, { status, body }] of answers.entries()) {
          if (status === 200) continue
          expect([status, body.error]).toEqual([402, 'not_enough_credits'])
          expect(required(costs[index])).toBeGreaterThan(left)
        }
        expect(await ledgerSum(t, ada.id)).toBe(left)
        const { body } = await bea.browser.get('/api/chats.php')
        expect(body.total_unread_messages).toBe(paid.length)
      },
    ),
    { numRuns: 15 },
  )
})

test('a gift begins one of the two conversations of a free member, and the third is refused', async () => {
  const ada = await withCredits(100)
  const others = [await t.signUp(), await t.signUp(), await t.signUp()]
  const answers = await Promise.all(others.map((other) => give(ada, other, 'rose')))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 402])
  await makePremium(t, ada.id)
  for (const other of others) expect((await give(ada, other, 'rose')).status).toBe(200)
})

test('an unknown gift, oneself and one who blocked get nothing, and nothing is charged', async () => {
  const [ada, bea] = [await withCredits(20), await t.signUp()]
  const unknown = await give(ada, bea, 'diamond_mine')
  expect([unknown.status, unknown.body.fields]).toEqual([422, { gift: 'invalid_value' }])
  expect((await give(ada, ada, 'rose')).status).toBe(404)
  await block(t, bea.id, ada.id)
  expect((await give(ada, bea, 'rose')).body.error).toBe('blocked_by')
  expect(
    (await t.browser().post('/api/gift.php', { to: bea.id, client_id: uuidv4(), gift: 'rose' })).status,
  ).toBe(401)
  expect(await balanceOf(t, ada.id)).toBe(20)
})

test('the shelf counts what was given, the most precious first, and names nobody', async () => {
  const [ada, bea, cleo] = [await withCredits(100), await withCredits(100), await withCredits(100)]
  for (const gift of ['rose', 'rose', 'ring']) await give(ada, bea, gift)
  await give(cleo, bea, 'rose')
  await give(bea, cleo, 'teddy')
  const shelf = async (viewer: Person, of: Person) => viewer.browser.get(`/api/gifts.php?id=${of.id}`)
  const seen = await shelf(cleo, bea)
  expect(seen.body).toEqual({
    gifts: [
      { gift: 'ring', count: 1 },
      { gift: 'rose', count: 3 },
    ],
  })
  expect(seen.text).not.toContain(ada.id)
  expect((await shelf(bea, bea)).body.gifts).toHaveLength(2)
  expect((await shelf(ada, ada)).body.gifts).toEqual([])
  await block(t, bea.id, cleo.id)
  expect((await shelf(cleo, bea)).status).toBe(403)
  expect((await cleo.browser.get(`/api/gifts.php?id=${uuidv4()}`)).status).toBe(404)
})
