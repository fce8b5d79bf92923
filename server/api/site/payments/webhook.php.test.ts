import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import type { ProviderEvent } from '#server/payments/providers/provider.ts'
import { providerEvents } from '#server/payments/tables.ts'
import { orderBundle, type Purchase } from '#server/testing/payments/buy-bundle.ts'
import { ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { notifyPayment, providerEventOf } from '#server/testing/payments/notify-payment.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const deliver = (event: ProviderEvent, tamper?: Parameters<typeof notifyPayment>[2]) =>
  notifyPayment(t, event, tamper)

const stateOf = async ({ browser, order }: { browser: ReturnType<typeof t.browser> } & Purchase) =>
  (await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state

async function buyer() {
  const person = await t.signUp()
  return { ...person, ...(await orderBundle(person.browser)), before: await ledgerSum(t, person.id) }
}

test('200 notifications, shuffled with forged and contradicting ones, credit once', async () => {
  const person = await buyer()
  const real = providerEventOf(person)
  const spoil = (headers: Headers) => headers.set('sandbox-signature', 'a'.repeat(64))
  const deliveries: (() => Promise<number>)[] = [
    ...Array.from({ length: 120 }, () => () => deliver(real)),
    ...Array.from({ length: 40 }, () => () => deliver(providerEventOf(person))),
    ...Array.from(
      { length: 15 },
      () => () => deliver(providerEventOf(person, { money: { amount: 1, currency: 'EUR' } })),
    ),
    ...Array.from({ length: 25 }, () => () => deliver(providerEventOf(person), spoil)),
  ]
  for (let index = deliveries.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1))
    ;[deliveries[index], deliveries[other]] = [deliveries[other]!, deliveries[index]!]
  }
  const statuses = await Promise.all(deliveries.map((delivery) => delivery()))
  expect(statuses.filter((status) => status === 200)).toHaveLength(175)
  expect(statuses.filter((status) => status === 403)).toHaveLength(25)
  expect(await ledgerSum(t, person.id)).toBe(person.before + person.order.credits)
  const { user } = (await person.browser.get('/api/user.php')).body
  expect([user.credits, user.paid_user]).toEqual([person.before + person.order.credits, true])
  const events = await t.db.select().from(providerEvents)
  expect(events.filter((event) => event.outcome === 'applied')).toHaveLength(1)
  expect(events.filter((event) => event.outcome === 'quarantined')).toHaveLength(15)
})

test('a wrong amount, currency, payment or order is kept in quarantine and never credited', async () => {
  const [person, other] = [await buyer(), await buyer()]
  const { amount } = person.order.amount
  const wrong: [Partial<ProviderEvent>, string][] = [
    [{ money: { amount: amount + 1, currency: 'EUR' } }, 'other_amount'],
    [{ money: { amount, currency: 'USD' } }, 'other_currency'],
    [{ paymentId: other.sandboxId }, 'other_payment'],
    [{ reference: other.order.payment_id }, 'other_payment'],
    [{ reference: uuidv4() }, 'unknown_order'],
    [{ reference: 'no order at all' }, 'unknown_order'],
  ]
  for (const [changes, reason] of wrong) {
    const event = providerEventOf(person, changes)
    expect(await deliver(event)).toBe(200)
    const [stored] = await t.db.select().from(providerEvents).where(eq(providerEvents.eventId, event.eventId))
    expect([stored!.outcome, stored!.reason]).toEqual(['quarantined', reason])
  }
  for (const one of [person, other]) {
    expect(await stateOf(one)).toBe('pending')
    expect(await ledgerSum(t, one.id)).toBe(one.before)
  }
})

test('a late “failed” does not undo “completed”; money that arrives after “failed” is credited', async () => {
  const [paid, late] = [await buyer(), await buyer()]
  await deliver(providerEventOf(paid))
  await deliver(providerEventOf(paid, { state: 'failed' }))
  await deliver(providerEventOf(paid, { state: 'cancelled' }))
  expect(await stateOf(paid)).toBe('completed')

  await deliver(providerEventOf(late, { state: 'failed' }))
  expect(await stateOf(late)).toBe('failed')
  await deliver(providerEventOf(late))
  expect(await stateOf(late)).toBe('completed')
  for (const one of [paid, late]) expect(await ledgerSum(t, one.id)).toBe(one.before + one.order.credits)
})

test.each(['adyen', 'verotel', 'other', 'constructor'])(
  'nothing is heard of %s, with which the installation has no account',
  async (provider) => {
    const path = `/api/webhook.php?provider=${provider}`
    for (const init of [{}, { method: 'POST' }, { method: 'POST', body: '{}' }])
      expect((await t.fetch(path, init)).status).toBe(404)
  },
)

test('a changed body, another key, an old or a future timestamp, and no signature are refused', async () => {
  const person = await buyer()
  const event = providerEventOf(person)
  const shifted = (ms: number) => (headers: Headers) =>
    headers.set('sandbox-timestamp', String(Math.floor((t.clock.now().getTime() + ms) / 1000)))
  expect(await deliver(event, (_headers, body) => body.set([32], 0))).toBe(403)
  expect(await deliver(event, (headers) => headers.delete('sandbox-signature'))).toBe(403)
  expect(await deliver(event, (headers) => headers.set('sandbox-signature', 'ff'))).toBe(403)
  expect(await deliver(event, shifted(1_000))).toBe(403)
  expect(await deliver(event, () => t.clock.advance(301_000))).toBe(403)
  expect(await deliver(event, () => t.clock.advance(-301_000))).toBe(403)
  expect(await deliver(event, () => t.clock.advance(299_000))).toBe(200)
  const large = await t.fetch('/api/webhook.php?provider=sandbox', {
    method: 'POST',
    body: 'x'.repeat(70_000),
  })
  expect(large.status).toBe(413)
})
