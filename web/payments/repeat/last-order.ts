import type { StoredCard } from '#common/wire/cards.ts'
import type { Bundle, Bundles } from '#common/wire/credits.ts'
import type { Order, PaymentMethod } from '#common/wire/payments.ts'

type Known = {
  offer: Pick<Bundles, 'bundles' | 'methods' | 'keeps_cards'>
  /** The newest first. */
  orders: Order[]
  /** The newest first. */
  cards: StoredCard[]
}

/** What to repeat. `method` null: no longer offered. `card`: one that is kept, which pays without a page. */
export type LastOrder = { bundle: Bundle; method: PaymentMethod | null; card: StoredCard | null }

/** The member's last paid order, as it can be ordered today; null where nothing can be repeated. */
export function lastOrder({ offer, orders, cards }: Known): LastOrder | null {
  const last = orders.find(({ state }) => state === 'completed')
  // Elsewhere, or at other prices, the bundle has another id.
  const bundle =
    offer.bundles.find(({ id }) => id === last?.bundle) ??
    offer.bundles.find(({ credits }) => credits === last?.credits)
  if (!last || !bundle) return null
  const method = offer.methods.find((each) => each === last.payment_method) ?? null
  const card = method && offer.keeps_cards.includes(method) && cards.find((each) => each.method === method)
  return { bundle, method, card: card || null }
}
