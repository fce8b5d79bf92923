import { createHmac } from 'node:crypto'
import type { Random } from '#demo/random.ts'

export type Payment = {
  order: string
  payment: string
  amount: number
  currency: string
  credits: number
  /** Whether the provider ever says that it is paid. */
  paid: boolean
  /** How the provider takes it back, if it does. */
  reversed: 'refunded' | 'charged_back' | null
}

export type ProviderNotification = {
  kind: 'genuine' | 'unsigned' | 'altered'
  body: string
  headers: Record<string, string>
}

/** The news that moves credits. */
const decisive = ['completed', 'refunded', 'charged_back'] as const

type Content = { event: string; payment: string; reference: string; state: string; money: object }

/** A notification as the sandbox signs it, `skewMs` away from now. */
export function sign(secret: string, body: string, skewMs = 0): Record<string, string> {
  const timestamp = String(Math.floor((Date.now() + skewMs) / 1_000))
  const mac = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')
  return { 'sandbox-timestamp': timestamp, 'sandbox-signature': mac }
}

function contentOf({ order, payment, amount, currency }: Payment, state: string, event: string): Content {
  return { event, payment, reference: order, state, money: { amount, currency } }
}

/** What a provider says of a payment: late, early, repeated, and at last in contradiction to what was paid. */
function genuine(payment: Payment, random: Random): Content {
  const { paid, reversed } = payment
  const state = paid
    ? random.weighted({
        completed: 6,
        pending: 2,
        failed: 1,
        cancelled: 1,
        ...(reversed && { [reversed]: 3 }),
      })
    : random.weighted({ pending: 1, failed: 1, cancelled: 1 })
  return contentOf(payment, state, `faults.${payment.payment}.${state}.${random.int(0, 2)}`)
}

/** Signed, and yet not about this order: an amount, currency, payment or order that differs. */
function altered(payment: Payment, other: Payment, random: Random): Content {
  const event = `altered.${payment.payment}.${random.int(0, 1_000_000)}`
  const content = contentOf(payment, random.pick(decisive), event)
  const { amount, currency } = payment
  const changes: Record<string, object> = {
    amount: { money: { amount: amount + 1, currency } },
    currency: { money: { amount, currency: currency === 'USD' ? 'EUR' : 'USD' } },
    payment: { payment: other.payment },
    order: { reference: '00000000-0000-4000-8000-000000000000' },
  }
  return { ...content, ...changes[random.weighted({ amount: 1, currency: 1, payment: 1, order: 1 })] }
}

/** As much as a stranger can do: another secret, a body changed after it was signed, an old one again, no signature. */
function unsigned(payment: Payment, secret: string, random: Random): ProviderNotification {
  const content = contentOf(
    payment,
    random.pick(decisive),
    `forged.${payment.payment}.${random.int(0, 1_000_000)}`,
  )
  const body = JSON.stringify(content)
  const headers = {
    secret: () => sign('not the secret', body),
    body: () => sign(secret, body.replace('forged.', 'signed.')),
    old: () => sign(secret, body, -11 * 60_000),
    early: () => sign(secret, body, 11 * 60_000),
    none: () => ({}),
  }
  const how = random.weighted({ secret: 2, body: 2, old: 1, early: 1, none: 1 })
  return { kind: 'unsigned', body, headers: headers[how]() }
}

/** One notification of the storm about one of the payments; genuine ones are signed when they are sent. */
export function makeNotification(payments: Payment[], secret: string, random: Random): ProviderNotification {
  const payment = random.pick(payments)
  const kind = random.weighted({ genuine: 7, altered: 1, unsigned: 2 })
  if (kind === 'unsigned') return unsigned(payment, secret, random)
  const other = random.pick(payments.filter((one) => one !== payment))
  const content = kind === 'genuine' ? genuine(payment, random) : altered(payment, other, random)
  return { kind, body: JSON.stringify(content), headers: {} }
}

/** The news of the payment that a provider repeats until it is answered: that it is paid, and that it was taken back. */
export function finalNotifications(payment: Payment): ProviderNotification[] {
  const states = payment.paid ? ['completed', ...(payment.reversed ? [payment.reversed] : [])] : []
  return states.map((state) => {
    const content = contentOf(payment, state, `faults.${payment.payment}.${state}.0`)
    return { kind: 'genuine', body: JSON.stringify(content), headers: {} }
  })
}
