import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#common/payments.ts'
import { checkoutKey, parseCheckout } from '../credits/checkout-record.ts'
import { refreshUser } from '../platform/api/user-query.ts'
import { readTabText, writeTabText } from '../platform/page/tab-text.ts'
import { useToast } from '../ui/overlay/use-toast.ts'
import { isOpen } from './payments-query.ts'

/**
 * When the purchase that this tab began is over: forgets it, so that the next one is another order, and says once that
 * the credits are there.
 */
export function useOrderEnd(order: Order): void {
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslations('payments')
  const ended = !isOpen(order)
  const { payment_id, state, credits } = order
  useEffect(() => {
    if (!ended || parseCheckout(readTabText(checkoutKey))?.order !== payment_id) return
    writeTabText(checkoutKey, '')
    void refreshUser(queries)
    if (state === 'completed') toast({ text: t('credits_added', { n: credits }) })
  }, [ended, payment_id, state, credits, queries, toast, t])
}
