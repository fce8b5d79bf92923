import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { priceOf } from '#common/payments/discount-rules.ts'
import { timeBonusMs } from '#common/payments/time-bonus.ts'
import { required } from '#common/required.ts'
import type { Bundles } from '#common/wire/credits.ts'
import type { PaymentMethod } from '#common/wire/payments.ts'
import { decide } from '#server/testing/payments/buy-bundle.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

const offerOf = async ({ browser }: Person): Promise<Bundles> => (await browser.get('/api/bundles.php')).body
const welcome = ({ browser }: Person) => browser.get('/api/discountcode.php?welcome=true')
const check = ({ browser }: Person, code: string) => browser.get(`/api/discountcode.php?code=${code}`)
const enter = ({ browser }: Person, code: string | null) => browser.put('/api/discountcode.php', { code })

/** A code of the first site, with the columns that are given. */
async function addCode(columns: Record<string, unknown> = {}): Promise<string> {
  const code = `C${uuidv4().slice(0, 8).toUpperCase()}`
  const all = { site_id: 1, code, value_percentage: 40, ...columns }
  const names = Object.keys(all)
  await t.pool.query(
    `insert into discount_code (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(all),
  )
  return code
}

type Choice = { method?: PaymentMethod; index?: number; shown?: number; requestId?: string }

async function order(
  person: Person,
  { method = 'ideal', index = 0, shown, requestId = uuidv4() }: Choice = {},
) {
  const { bundles } = await offerOf(person)
  const { id, price } = required(bundles[index])
  return person.browser.post('/api/order.php', {
    request_id: requestId,
    bundle: id,
    method,
    ...(shown === undefined ? {} : { shown: { ...price, amount: shown } }),
  })
}

async function settled(
  decision: 'approve' | 'cancel' | 'fail',
  person: Person,
  answer: { body: { redirect: string } },
) {
  const done = await decide(person.browser, answer.body.redirect.slice('/sandbox/'.length), decision)
  expect(done.status).toBe(200)
}

async function pastBonus(): Promise<Person> {
  const person = await t.signUp()
  t.clock.advance(timeBonusMs)
  return person
}

test('a newcomer has the time bonus, with all fields, to the second that the server enforces', async () => {
  const person = await t.signUp()
  const { body } = await welcome(person)
  const end = new Date(t.clock.now().getTime() + timeBonusMs).toISOString()
  expect(body).toEqual({
    discountcode: {
      code: 'TIMEBONUS25',
      country: null,
      user_id: null,
      expires: end,
      value_percentage: 25,
      currency: null,
      status: 'active',
      validity: 'once_per_user',
      expired: false,
      paymentmethods: null,
    },
    now: t.clock.now().toISOString(),
  })
  t.clock.advance(timeBonusMs - 1000)
  const { price } = required((await offerOf(person)).bundles[0])
  const last = await order(person)
  const amount = Math.floor((price.amount * 75) / 100)
  expect(last.body.order).toMatchObject({
    amount: { amount },
    discount: { code: 'TIMEBONUS25', percentage: 25, amount: { amount: price.amount - amount } },
  })
  await settled('cancel', person, last)
  t.clock.advance(1000)
  expect((await welcome(person)).body.discountcode).toBeNull()
  expect((await order(person)).body.order).toMatchObject({ amount: { amount: price.amount }, discount: null })
  for (const typed of [await check(person, 'timebonus25'), await enter(person, 'TIMEBONUS25')])
    expect([typed.status, typed.body.fields]).toEqual([422, { code: 'code_expired' }])
})

test('a visitor and a paid member have no welcome discount, and are answered null', async () => {
  const { status, body } = await t.browser().get('/api/discountcode.php?welcome=true')
  expect([status, body.discountcode]).toEqual([200, null])
  expect((await t.browser().get('/api/discountcode.php')).status).toBe(401)
  expect((await t.browser().put('/api/discountcode.php', { code: null })).status).toBe(401)
  const person = await t.signUp()
  await settled('approve', person, await order(person))
  expect((await welcome(person)).body.discountcode).toBeNull()
  expect((await check(person, 'TIMEBONUS25')).body.fields).toEqual({ code: 'code_used' })
  expect((await order(person)).body.order.discount).toBeNull()
})

test('a site that does not offer it has none', async () => {
  const person = await t.signUp({ host: 'women.localhost', gender: 'female' })
  expect((await welcome(person)).body.discountcode.code).toBe('TIMEBONUS25')
  await t.pool.query(
    `update discount_code set status = 'inactive' where kind = 'time_bonus' and site_id = (select site_id from site_host where host = 'women.localhost')`,
  )
  expect((await welcome(person)).body.discountcode).toBeNull()
})

test('a code that is unknown, another’s, of another country or site is not found', async () => {
  const [person, other] = [await pastBonus(), await t.signUp()]
  const codes = [
    'NOSUCH',
    await addCode({ user_id: other.id }),
    await addCode({ country: 'DE' }),
    await addCode({ status: 'inactive' }),
    await addCode({ site_id: 2 }),
  ]
  for (const code of codes)
    for (const answer of [await check(person, code), await enter(person, code)])
      expect([answer.status, answer.body.fields]).toEqual([422, { code: 'code_not_found' }])
  const late = await addCode({ expires: t.clock.now() })
  expect((await enter(person, late)).body.fields).toEqual({ code: 'code_expired' })
})

test('an entered code counts from then on, until another is entered or it is taken away', async () => {
  const person = await pastBonus()
  const [first, second] = [await addCode(), await addCode({ value_percentage: 10 })]
  expect((await check(person, first)).body.discountcode.code).toBe(first)
  expect((await offerOf(person)).discounts).toEqual([])
  expect((await enter(person, ` ${first.toLowerCase()} `)).body.discountcode.code).toBe(first)
  expect((await person.browser.get('/api/discountcode.php')).body.discountcode.code).toBe(first)
  expect((await offerOf(person)).discounts.map(({ code }) => code)).toEqual([first])
  await enter(person, second)
  expect((await offerOf(person)).discounts.map(({ code }) => code)).toEqual([second])
  expect((await enter(person, null)).body.discountcode).toBeNull()
  expect((await offerOf(person)).discounts).toEqual([])
})

test('the best of several applies, and its limits hold on the server', async () => {
  const person = await t.signUp()
  const { bundles } = await offerOf(person)
  const [small, large] = [required(bundles[0]), required(bundles[1])]
  const limits = { currency: large.price.currency, minimum_order_value: large.price.amount }
  await enter(person, await addCode({ ...limits, paymentmethods: ['paypal'] }))
  const percentOf = async (choice: Choice) => {
    const answer = await order(person, choice)
    await settled('cancel', person, answer)
    return answer.body.order.discount.percentage
  }
  expect(await percentOf({ method: 'paypal', index: 1 })).toBe(40)
  expect(await percentOf({ method: 'ideal', index: 1 })).toBe(25)
  expect(await percentOf({ method: 'paypal', index: 0 })).toBe(25)
  expect(small.price.amount).toBeLessThan(large.price.amount)
})

test('prices that the offer leads to are those that are charged', async () => {
  const person = await t.signUp()
  await enter(person, await addCode({ paymentmethods: ['paypal'] }))
  const { bundles, discounts, now } = await offerOf(person)
  const bundle = required(bundles[2])
  const { price } = priceOf({ bundle, method: 'paypal', at: Date.parse(now) }, discounts)
  const { status, body } = await order(person, { method: 'paypal', index: 2, shown: price.amount })
  expect([status, body.order.amount]).toEqual([200, price])
})

test('a price that the page did not show is not charged: the answer has the new one, and nothing is reserved', async () => {
  const person = await t.signUp()
  const { bundles } = await offerOf(person)
  const { price } = required(bundles[0])
  const shown = Math.floor((price.amount * 75) / 100)
  t.clock.advance(timeBonusMs)
  const refused = await order(person, { shown })
  expect([refused.status, refused.body.error, refused.body.params]).toEqual([
    409,
    'price_changed',
    { amount: price.amount, currency: price.currency },
  ])
  expect((await person.browser.get('/api/orders.php')).body.orders).toEqual([])
  expect((await order(person, { shown: price.amount })).status).toBe(200)
  expect((await order(person, { shown: price.amount - 1 })).status).toBe(409)
})

test('a repeated request for an order that has ended is answered so, also where it would cost less now', async () => {
  const person = await pastBonus()
  const requestId = uuidv4()
  await settled('cancel', person, await order(person, { requestId }))
  await enter(person, await addCode())
  const shown = Math.floor((required((await offerOf(person)).bundles[0]).price.amount * 60) / 100)
  const again = await order(person, { requestId, shown })
  expect([again.status, again.body.order?.state]).toEqual([200, 'cancelled'])
  expect((await order(person, { shown })).body.order.amount.amount).toBe(shown)
})

test('an order keeps its discount when that ends before it is paid, and a repeated request has the same order', async () => {
  const person = await t.signUp()
  const before = await ledgerSum(t, person.id)
  const requestId = uuidv4()
  const first = await order(person, { requestId })
  t.clock.advance(timeBonusMs)
  const again = await order(person, { requestId })
  expect(again.body.order).toEqual(first.body.order)
  await settled('approve', person, first)
  expect(await ledgerSum(t, person.id)).toBe(before + first.body.order.credits)
})

test('an open order holds the discount, a failed or cancelled one gives it back, a paid one never', async () => {
  const person = await pastBonus()
  const code = await addCode()
  await enter(person, code)
  for (const end of ['cancel', 'fail', 'approve'] as const) {
    const held = await order(person)
    expect(held.body.order.discount.code).toBe(code)
    expect((await offerOf(person)).discounts[0]).toMatchObject({ code, held_by: held.body.order.payment_id })
    await settled(end, person, held)
  }
  expect((await offerOf(person)).discounts).toEqual([])
  expect((await order(person)).body.order.discount).toBeNull()
  expect((await enter(person, code)).body.fields).toEqual({ code: 'code_used' })
})

test('ten orders at once use a code once, and the others cost the full price', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await pastBonus()
    await enter(person, await addCode())
    const orders = await Promise.all(Array.from({ length: 10 }, () => order(person)))
    expect(orders.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    const discounted = orders
      .filter(({ body }) => body.order?.discount)
      .map(({ body }) => body.order.payment_id)
    expect(new Set(discounted).size).toBe(1)
  }
})

test('a code for one use is used once, whoever comes at the same time', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => t.signUp()))
  t.clock.advance(timeBonusMs)
  const code = await addCode({ validity: 'once' })
  for (const person of people) expect((await enter(person, code)).status).toBe(200)
  const orders = await Promise.all(people.map((person) => order(person)))
  expect(orders.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
  expect(orders.filter(({ body }) => body.order?.discount)).toHaveLength(1)
})

test('a code without such a limit is used as often as one likes', async () => {
  const person = await pastBonus()
  await enter(person, await addCode({ validity: 'unlimited' }))
  for (let time = 0; time < 3; time += 1) {
    const answer = await order(person)
    expect(answer.body.order.discount).not.toBeNull()
    await settled('approve', person, answer)
  }
})

test('money that comes after all for a released discount is credited, and the discount stays used once', async () => {
  const person = await pastBonus()
  await enter(person, await addCode())
  const before = await ledgerSum(t, person.id)
  const late = await order(person)
  await t.pool.query(`update payment_order set state = 'cancelled', ended_at = $2 where id = $1`, [
    late.body.order.payment_id,
    t.clock.now(),
  ])
  const second = await order(person)
  expect(second.body.order.discount).not.toBeNull()
  await settled('approve', person, second)
  await settled('approve', person, late)
  expect(await ledgerSum(t, person.id)).toBe(before + late.body.order.credits + second.body.order.credits)
  const { rows } = await t.pool.query('select state from discount_use where user_id = $1 order by state', [
    person.id,
  ])
  expect(rows).toEqual([{ state: 'late' }, { state: 'used' }])
})

test('an order whose payment did not begin holds the discount, and the next attempt goes on with it', async () => {
  const person = await pastBonus()
  await enter(person, await addCode())
  const begun = await order(person)
  await t.pool.query(
    `update payment_order set state = 'created', provider_payment_id = null, redirect = null where id = $1`,
    [begun.body.order.payment_id],
  )
  await t.pool.query('delete from sandbox_payment where reference = $1', [begun.body.order.payment_id])
  t.clock.advance(60_000)
  expect((await offerOf(person)).discounts[0]?.held_by).toBe(begun.body.order.payment_id)
  const { body } = await order(person)
  expect(body.order).toMatchObject({
    payment_id: begun.body.order.payment_id,
    discount: begun.body.order.discount,
  })
})
