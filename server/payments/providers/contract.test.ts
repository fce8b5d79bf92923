import { eq } from 'drizzle-orm'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, describe, expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { createAdyenSide } from '#server/testing/payment-sides/adyen-side.ts'
import type { Delivery, Told } from '#server/testing/payment-sides/payment-side.ts'
import { createSandboxSide } from '#server/testing/payment-sides/sandbox-side.ts'
import { createVerotelSide } from '#server/testing/payment-sides/verotel-side.ts'
import { giveCredits, ledgerSum } from '#server/testing/payments/members-with-credits.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { notifications, orders, providerEvents } from '../tables.ts'
import { findProvider } from './find-provider.ts'

/** What every adapter must hold, against a fake of its provider that was written from the provider's documents. */
const sides = [createSandboxSide(), await createVerotelSide(), await createAdyenSide()]

describe.each(sides)('$name', (side) => {
  let app: ReturnType<typeof createTestApp> | undefined
  const opened = () => (app ??= createTestApp({ payments: side.settings }))
  afterAll(side.close)

  async function buy(more: object = {}) {
    const t = await opened()
    const person = await t.signUp()
    await giveCredits(t, person.id, -(await ledgerSum(t, person.id)))
    const { bundles } = (await person.browser.get('/api/bundles.php')).body
    const body = { request_id: uuidv4(), bundle: bundles[0].id, method: side.method, ...more }
    const answer = await person.browser.post('/api/order.php', body)
    expect(answer.status).toBe(200)
    const { order, redirect } = answer.body
    return { t, ...person, body, order, redirect, offered: await side.offered(t, redirect) }
  }

  async function paid() {
    const buyer = await buy()
    const { charge } = await side.pay(buyer.t, buyer.offered)
    const told: Told = { ...buyer.offered, state: 'completed', id: '1', charge }
    expect((await send(await side.deliver(buyer.t, told))).status).toBe(200)
    return { ...buyer, charge, told }
  }

  /** In pieces, as a body may come over the network. */
  async function send({ method, path, headers, body }: Delivery): Promise<Response> {
    const t = await opened()
    const pieces = body?.match(/[\s\S]{1,7}/g) ?? []
    const stream = new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    })
    const request: RequestInit & { duplex?: 'half' } = body
      ? { method, headers, body: stream, duplex: 'half' }
      : { method, headers }
    return t.fetch(path, request)
  }

  const seen = async ({ browser, order }: Awaited<ReturnType<typeof buy>>) => ({
    state: (await browser.get(`/api/order.php?id=${order.payment_id}`)).body.order.state,
    credits: (await browser.get('/api/user.php')).body.user.credits,
  })

  test('a payment starts once, and offers what the order says', async () => {
    const buyer = await buy()
    expect(buyer.order.state).toBe('pending')
    expect(buyer.offered).toMatchObject({
      reference: buyer.order.payment_id,
      amount: buyer.order.amount.amount,
      currency: buyer.order.amount.currency,
    })
    const again = await buyer.browser.post('/api/order.php', buyer.body)
    expect(again.body.redirect).toBe(buyer.redirect)
    await buyer.t.pool.query(
      `update payment_order set state = 'created', provider_payment_id = null, redirect = null where id = $1`,
      [buyer.order.payment_id],
    )
    const anew = await buyer.browser.post('/api/order.php', buyer.body)
    expect(anew.body.redirect).toBe(buyer.redirect)
  })

  test('its notification completes the order once, in pieces and repeated, and is answered and kept as it came', async () => {
    const buyer = await paid()
    const delivery = await side.deliver(buyer.t, buyer.told)
    const answers = await Promise.all([send(delivery), send(delivery), send(delivery)])
    for (const answer of answers)
      expect([answer.status, await answer.text()]).toEqual([200, findProvider(side.name)!.accepted])
    expect(await seen(buyer)).toEqual({ state: 'completed', credits: buyer.order.credits })
    const kept = await buyer.t.db
      .select()
      .from(notifications)
      .where(eq(notifications.reference, buyer.order.payment_id))
    const raw = kept.map(({ body }) => Buffer.from(body, 'base64').toString())
    expect(raw[0]).toBe(delivery.body ?? delivery.path.split('provider=verotel&')[1])
    expect(kept.every(({ processedAt }) => processedAt)).toBe(true)
  })

  test('a lost notification is made good by a question, and the late one changes nothing', async () => {
    const buyer = await buy()
    expect(await seen(buyer)).toEqual({ state: 'pending', credits: 0 })
    const { charge } = await side.pay(buyer.t, buyer.offered)
    expect(await seen(buyer)).toEqual({ state: 'completed', credits: buyer.order.credits })
    const late = await side.deliver(buyer.t, { ...buyer.offered, state: 'completed', id: '1', charge })
    expect((await send(late)).status).toBe(200)
    expect(await seen(buyer)).toEqual({ state: 'completed', credits: buyer.order.credits })
  })

  test('what somebody without the key sends is refused, and leaves nothing behind', async () => {
    const buyer = await buy()
    const told: Told = { ...buyer.offered, state: 'completed', id: '1', charge: '77' }
    const before = await buyer.t.db.select().from(notifications)
    const genuine = await side.deliver(buyer.t, told)
    const empty = { method: 'POST', path: `/api/webhook.php?provider=${side.name}`, body: '{}' } as const
    expect((await send(side.forge(genuine))).status).toBe(403)
    expect((await send(side.unsign(genuine))).status).toBe(403)
    expect((await send({ ...genuine, ...empty })).status).toBe(403)
    expect(await buyer.t.db.select().from(notifications)).toEqual(before)
    expect(await seen(buyer)).toEqual({ state: 'pending', credits: 0 })
  })

  test('signed news of another amount, currency or order is quarantined', async () => {
    const buyer = await buy()
    const told: Told = { ...buyer.offered, state: 'completed', id: '1', charge: '4711' }
    const wrong = [{ amount: told.amount + 1 }, { currency: 'NOK' }, { reference: uuidv4() }]
    for (const [index, changes] of wrong.entries()) {
      const delivery = await side.deliver(buyer.t, { ...told, ...changes, charge: String(4711 + index) })
      expect((await send(delivery)).status).toBe(200)
    }
    const events = await buyer.t.db
      .select()
      .from(providerEvents)
      .where(eq(providerEvents.outcome, 'quarantined'))
    expect(events.map(({ reason }) => reason)).toEqual(['other_amount', 'other_currency', 'unknown_order'])
    const [order] = await buyer.t.db.select().from(orders).where(eq(orders.id, buyer.order.payment_id))
    expect(order!.state).toBe('pending')
    expect(await ledgerSum(buyer.t, buyer.id)).toBe(0)
  })

  test('a refund in parts and a chargeback of the rest are booked once each', async () => {
    const buyer = await paid()
    const { amount } = buyer.told
    const part = Math.floor(amount / 4)
    const first = await side.deliver(buyer.t, { ...buyer.told, state: 'refunded', id: '501', amount: part })
    for (const delivery of [first, first]) expect((await send(delivery)).status).toBe(200)
    const left = buyer.order.credits - Math.floor((buyer.order.credits * part) / amount)
    expect(await seen(buyer)).toEqual({ state: 'completed', credits: left })
    const rest = await side.deliver(buyer.t, { ...buyer.told, state: 'charged_back', id: '502', amount })
    for (const delivery of [rest, first, rest]) expect((await send(delivery)).status).toBe(200)
    expect(await seen(buyer)).toEqual({ state: 'charged_back', credits: 0 })
  })

  test.runIf(!side.refunds)('staff is told that money goes back in its own console', async () => {
    const { t, order } = await paid()
    const refund = { order: order.payment_id, amount: 100, reason: 'why' }
    await expect(refundOrder(staffCtx(t.deps, 'mo'), refund)).rejects.toThrow('own console')
  })

  test.runIf(side.refunds)('staff gives money back through it, once', async () => {
    const buyer = await paid()
    const refund = { order: buyer.order.payment_id, amount: 100, reason: 'why' }
    const before = await side.refunds?.()
    const { state, providerRefundId } = await refundOrder(staffCtx(buyer.t.deps, 'mo'), refund)
    expect(state).toBe('asked')
    expect(await side.refunds?.()).toBe((before ?? 0) + 1)
    const news = await side.deliver(buyer.t, {
      ...buyer.told,
      state: 'refunded',
      id: providerRefundId!,
      amount: 100,
    })
    expect((await send(news)).status).toBe(200)
    const { rows } = await buyer.t.pool.query('select state from refund_request where order_id = $1', [
      buyer.order.payment_id,
    ])
    expect(rows).toEqual([{ state: 'booked' }])
  })
})
