import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type PageData, usePageData } from '#client/api/page-data.tsx'
import { writeTabText } from '#client/page/tab-text.ts'
import { ensureMessages } from '#client/texts/messages.ts'
import { bundlesQuery, waitingQuery } from '#web/credits/credits-query.ts'
import { returnKey } from '#web/credits/return-address.ts'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { cardsQuery } from '../cards/cards-query.ts'
import { ordersQuery } from '../payments-query.ts'
import { lastOrder } from './last-order.ts'

/** After so long the page goes on without the offer. */
const patienceMs = 2_000

/**
 * Loads what RepeatOffer shows, for a page that is about something else. Null until it is known whether there is anything to
 * repeat: a button that pays must not appear below a finger, so what surrounds it waits.
 */
export function useRepeatLoaded(wanted: boolean): boolean | null {
  const page = usePageData()
  const buyer = useUser()?.paid_user === true
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<boolean | null>(null)
  const needed = wanted && buyer
  useEffect(() => {
    if (!needed) return
    let over = false
    function settle(found: boolean) {
      if (over) return
      over = true
      // Where the payment turns out to have a page, that leads back here.
      if (found) writeTabText(returnKey, pathname)
      setLoaded(found)
    }
    const timer = setTimeout(() => settle(false), patienceMs)
    loadRepeat(page).then(settle, () => settle(false))
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [needed, page, pathname])
  return needed ? loaded : false
}

async function loadRepeat(page: PageData): Promise<boolean> {
  const { api, queries } = page
  const [offer, waiting, orders, cards] = await Promise.all([
    queries.ensureQueryData(bundlesQuery(api)),
    queries.fetchQuery(waitingQuery(api)),
    queries.fetchQuery(ordersQuery(api)),
    queries.fetchQuery(cardsQuery(api)),
    import('./repeat-offer.tsx'),
    ensureMessages(page, ['credits', 'discounts', 'payments', 'cards']),
  ])
  return !waiting.order && lastOrder({ offer, orders, cards })?.card != null
}
