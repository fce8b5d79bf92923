import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import type { Bundles } from '#common/wire/credits.ts'
import { decide, orderBundle } from '#server/testing/payments/buy-bundle.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>
const hours = (count: number) => t.clock.advance(count * 3_600_000)

async function order({ browser }: Person, index = 0) {
  const offer: Bundles = (await browser.get('/api/bundles.php')).body
  const bundle = offer.bundles[index]!
  const answer = await browser.post('/api/order.php', {
    request_id: uuidv4(),
    bundle: bundle.id,
    method: offer.methods[0],
  })
  return { status: answer.status, body: answer.body, price: bundle.price.amount }
}

/** Somebody whose time bonus is over, so that bundles cost what they cost. */
async function join(): Promise<Person> {
  const person = await t.signUp()
  hours(5)
  return person
}

const rule = async ({ browser }: Person) => (await browser.get('/api/spending.php')).body.spending
async function change({ browser }: Person, body: object) {
  const answer = await browser.put('/api/spending.php', body)
  expect(answer.status).toBe(200)
  return answer.body.spending
}
async function priceOf({ browser }: Person) {
  const offer: Bundles = (await browser.get('/api/bundles.php')).body
  return offer.bundles[0]!.price.amount
}

test('nobody has a limit who set none', async () => {
  const person = await join()
  expect(await rule(person)).toEqual({
    currency: 'EUR',
    cap: null,
    next: null,
    paused: false,
    resumes_at: null,
    spent: 0,
  })
  const { price } = await order(person)
  expect((await rule(person)).spent).toBe(price)
})

test('an order beyond the cap is refused with what is left; one that failed makes room again', async () => {
  const person = await join()
  const price = await priceOf(person)
  await change(person, { cap: price })
  const first = await orderBundle(person.browser)
  await decide(person.browser, first.sandboxId, 'fail')
  const second = await orderBundle(person.browser)
  await decide(person.browser, second.sandboxId, 'approve')
  const refused = await order(person)
  expect([refused.status, refused.body.error]).toEqual([409, 'spending_cap'])
  expect(refused.body.message).toContain('€0.00')
})

test('two orders at once do not both fit under the cap', async () => {
  const person = await join()
  await change(person, { cap: await priceOf(person) })
  const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => order(person, index % 2)))
  const made = answers.filter(({ status }) => status === 200)
  expect(new Set(made.map(({ body }) => body.order.payment_id)).size).toBe(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(answers.length - made.length)
})

test('a lower cap holds at once, a higher one or none a day later; a lower wish ends the waiting one', async () => {
  const person = await join()
  expect(await change(person, { cap: 1_000 })).toMatchObject({ cap: 1_000, next: null })
  expect(await change(person, { cap: 500 })).toMatchObject({ cap: 500, next: null })
  const raised = await change(person, { cap: null })
  expect(raised).toMatchObject({ cap: 500, next: { cap: null } })
  hours(12)
  // The same wish again does not begin the day anew.
  expect((await change(person, { cap: null })).next).toEqual(raised.next)
  hours(11.9)
  expect(await rule(person)).toMatchObject({ cap: 500 })
  hours(0.2)
  expect(await rule(person)).toMatchObject({ cap: null, next: null })
  await change(person, { cap: 700 })
  await change(person, { cap: 900 })
  expect(await change(person, { cap: 600 })).toMatchObject({ cap: 600, next: null })
})

test('a pause holds at once and ends a day after it was switched off', async () => {
  const person = await join()
  expect(await change(person, { paused: true })).toMatchObject({ paused: true, resumes_at: null })
  expect((await order(person)).body.error).toBe('spending_paused')
  const ending = await change(person, { paused: false })
  expect(ending.paused).toBe(true)
  hours(12)
  expect((await change(person, { paused: false })).resumes_at).toBe(ending.resumes_at)
  expect((await order(person)).status).toBe(409)
  hours(12)
  expect((await order(person)).status).toBe(200)
})

test('a new month is another sum, and a retry of an order is no second spending', async () => {
  const person = await join()
  await change(person, { cap: await priceOf(person) })
  const offer: Bundles = (await person.browser.get('/api/bundles.php')).body
  const body = { request_id: uuidv4(), bundle: offer.bundles[0]!.id, method: offer.methods[0] }
  const first = await person.browser.post('/api/order.php', body)
  expect((await person.browser.post('/api/order.php', body)).body).toEqual(first.body)
  await decide(person.browser, first.body.redirect.slice('/sandbox/'.length), 'approve')
  expect((await order(person)).status).toBe(409)
  await t.pool.query(
    `update payment_order set created_at = created_at - interval '31 days' where member_id = $1`,
    [person.id],
  )
  expect((await order(person)).status).toBe(200)
})

test('nonsense is refused', async () => {
  const person = await t.signUp()
  for (const cap of [-1, 1.5, '10', 3_000_000_000])
    expect((await person.browser.put('/api/spending.php', { cap })).status).toBe(422)
})
