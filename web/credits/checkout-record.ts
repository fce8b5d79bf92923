import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { PaymentMethod } from '#common/payments.ts'
import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { readTabText, writeTabText } from '../platform/page/tab-text.ts'

/** The purchase as the tab stores it until it has ended, so that another attempt is the same order. */
export type CheckoutRecord = { bundle: string; method: string; request_id: string; order?: string }

export const checkoutKey = 'checkout'

export function parseCheckout(text: string): CheckoutRecord | null {
  // Written by this tab.
  const kept: CheckoutRecord | null = text ? JSON.parse(text) : null
  return kept
}

type Choice = { bundle: string; method: PaymentMethod }

/**
 * Orders a bundle and opens the page where it is paid. A second press, a retry and a return from the payment page all
 * send the first attempt's request id, so that there is only one order.
 */
export function usePay() {
  const { api } = usePageData()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (choice: Choice) => {
      const started = await order(choice)
      return started.redirect || started.order.state === 'completed' ? started : order(choice, true)
    },
    onSuccess: ({ order: { payment_id }, redirect }) => {
      if (redirect && !redirect.startsWith('/')) window.location.assign(redirect)
      else return navigate(redirect ?? `/transactions/${payment_id}`)
    },
  })

  /** `anew`: the last attempt's payment has failed or was cancelled, so this is another order. */
  async function order(choice: Choice, anew = false) {
    const known = anew ? null : parseCheckout(readTabText(checkoutKey))
    const same = known?.bundle === choice.bundle && known.method === choice.method
    const record = { ...choice, request_id: same ? known.request_id : crypto.randomUUID() }
    remember(record)
    const answer = await unwrap(api['order.php'].$post({ json: record }))
    remember({ ...record, order: answer.order.payment_id })
    return answer
  }
}

function remember(record: object): void {
  writeTabText(checkoutKey, JSON.stringify(record))
}
