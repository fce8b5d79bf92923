import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { Money } from '#common/wire/basics.ts'
import type { Order, PaymentMethod } from '#common/wire/payments.ts'
import { bundlesKey, bundlesQuery, waitingKey } from '#web/credits/credits-query.ts'
import { refreshUser } from '#web/site/api/user-query.ts'
import type { CardWish } from './card-choice.tsx'
import { readCheckout, writeCheckout } from './checkout-record.ts'

/** `shown`: all that is to be paid, as the page says it. */
export type Choice = CardWish & { bundle: string; method: PaymentMethod; shown: Money }

/**
 * Orders a bundle and opens the page where it is paid. A second press, a retry and a return from the payment page all
 * send the first attempt's request id, so that there is only one order. `onPaid`: instead of the result's page, where a
 * kept card has paid at once.
 */
export function usePay(onPaid?: (order: Order) => void | Promise<void>) {
  const { api } = usePageData()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (choice: Choice) => {
      const known = knownRequest(choice)
      const started = await order(choice, known ?? crypto.randomUUID())
      const { state } = started.order
      // An earlier attempt's payment has failed or was cancelled since, so this is another order. What fails at once is not
      // tried again: nobody has asked for that.
      const over = known !== null && !started.redirect && state !== 'completed' && state !== 'pending'
      return over ? order(choice, crypto.randomUUID()) : started
    },
    onSuccess: ({ order: paid, redirect }) => {
      if (redirect && !redirect.startsWith('/')) window.location.assign(redirect)
      else if (onPaid && paid.state === 'completed') return onPaid(paid)
      else return navigate(redirect ?? `/transactions/${paid.payment_id}`)
    },
    // A discount may have ended, or another payment have begun or been paid elsewhere: the page then shows what there is.
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : undefined
      if (code === 'bought_meanwhile') {
        void refreshUser(queries)
        void queries.invalidateQueries({ queryKey: ['orders'] })
      }
      const ofOffer = code === 'price_changed' || code === 'bought_meanwhile'
      return queries.invalidateQueries({ queryKey: ofOffer ? bundlesKey : waitingKey })
    },
  })

  async function order(choice: Choice, requestId: string) {
    const record = { ...choice, request_id: requestId }
    writeCheckout(record)
    const offer = queries.getQueryData(bundlesQuery(api).queryKey)
    const json = { ...record, ...(choice.card && offer && { last_paid: offer.last_paid }) }
    const answer = await unwrap(api['order.php'].$post({ json }))
    writeCheckout({ ...record, order: answer.order.payment_id })
    return answer
  }
}

function knownRequest({ bundle, method, card }: Choice): string | null {
  const known = readCheckout()
  const same = known?.bundle === bundle && known.method === method && known.card === card
  return same ? known.request_id : null
}
