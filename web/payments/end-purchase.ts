import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { Bundles } from '#common/wire/credits.ts'
import type { Order } from '#common/wire/payments.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { bundlesKey, waitingKey } from '../credits/credits-query.ts'
import { refreshUser } from '../site/api/user-query.ts'
import { readCheckout, writeCheckout } from './checkout/checkout-record.ts'

/**
 * Ends the purchase that this tab has started, once its order has ended: deletes its record, so that the next one is
 * another order, and shows a toast once when the credits have been added. Needs the texts `payments`.
 */
export function useEndPurchase(): (order: Order) => void {
  const queries = useQueryClient()
  const toast = useToast()
  const t = useTranslations('payments')
  return useCallback(
    ({ payment_id: id, state, credits }) => {
      if (readCheckout()?.order !== id) return
      writeCheckout(null)
      void refreshUser(queries)
      for (const queryKey of [waitingKey, ['cards'], ['orders']]) void queries.invalidateQueries({ queryKey })
      if (state !== 'completed') return
      // The next tap knows of this one.
      queries.setQueryData<Bundles>(bundlesKey, (offer) => offer && { ...offer, last_paid: id })
      toast({ text: t('credits_added', { n: credits }) })
    },
    [queries, toast, t],
  )
}
