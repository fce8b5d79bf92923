import { useQuery } from '@tanstack/react-query'
import { usePageData } from '#client/api/page-data.tsx'
import type { Timed } from '#client/live/server-clock.ts'
import type { StoredCard } from '#common/wire/cards.ts'
import type { Bundle, Bundles } from '#common/wire/credits.ts'
import { bundlesQuery } from '#web/credits/credits-query.ts'
import { cardsQuery } from '../cards/cards-query.ts'
import { useWaiting } from '../checkout/waiting-payment.tsx'
import { ordersQuery } from '../payments-query.ts'
import { lastOrder } from './last-order.ts'

export type OneTap = { offer: Timed<Bundles>; bundle: Bundle; card: StoredCard }

/** The last order and the kept card that pays it again; null where there is none, or while a payment waits. */
export function useOneTap(): OneTap | null {
  const { api } = usePageData()
  const waiting = useWaiting()
  const { data: offer } = useQuery(bundlesQuery(api))
  const { data: orders } = useQuery(ordersQuery(api))
  const { data: cards } = useQuery(cardsQuery(api))
  if (waiting || !offer || !orders || !cards) return null
  const last = lastOrder({ offer, orders, cards })
  return last?.card ? { offer, bundle: last.bundle, card: last.card } : null
}
