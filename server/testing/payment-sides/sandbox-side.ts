import type { Ctx } from '#server/kernel/context.ts'
import { writeSandboxEvent } from '#server/payments/providers/sandbox-event.ts'
import { signSandboxBody } from '#server/payments/providers/sandbox-signature.ts'
import type { TestApp } from '../start/create-test-app.ts'
import { noAccounts, type PaymentSide } from './payment-side.ts'

let database: TestApp['pool']

async function paymentOf(t: TestApp, reference: string) {
  database = t.pool
  const { rows } = await t.pool.query('select * from sandbox_payment where reference = $1', [reference])
  return rows[0]
}

export function createSandboxSide(): PaymentSide {
  return {
    name: 'sandbox',
    settings: { ...noAccounts, provider: 'sandbox' },
    method: 'creditcard',
    async offered(t, redirect) {
      const { rows } = await t.pool.query(
        'select reference, amount, currency from sandbox_payment where id = $1',
        [redirect.slice('/sandbox/'.length)],
      )
      return rows[0]
    },
    async pay(t, { reference }) {
      const { id } = await paymentOf(t, reference)
      await t.pool.query(`update sandbox_payment set state = 'approved' where id = $1`, [id])
      return { charge: id }
    },
    async deliver(t, { reference, amount, currency, state, id, charge }) {
      const payment = await paymentOf(t, reference)
      const body = writeSandboxEvent({
        eventId: `${state}.${reference}.${charge}.${id}`,
        paymentId: payment?.id ?? 'unknown',
        reference,
        state: state === 'refund_refused' ? 'refund_failed' : state,
        money: { amount, currency },
        ...(state === 'completed' ? {} : { reversalId: id }),
      })
      const headers = await signSandboxBody({ db: t.db, now: t.clock.now } as Ctx, body)
      return {
        method: 'POST',
        path: '/api/webhook.php?provider=sandbox',
        headers: Object.fromEntries(headers),
        body: new TextDecoder().decode(body),
      }
    },
    forge: (delivery) => ({ ...delivery, body: delivery.body!.replace('"state"', '"State"') }),
    unsign: (delivery) => ({ ...delivery, headers: {} }),
    async refunds() {
      const { rows } = await database.query('select count(*)::int as n from sandbox_refund')
      return rows[0].n
    },
    close: async () => {},
  }
}
