import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { Order } from '#common/wire/payments.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { clock } from '#ui/icons.ts'
import { Banner } from '#ui/notice/banner.tsx'
import { waitingQuery } from '#web/credits/credits-query.ts'
import { userQuery } from '#web/site/api/user-query.ts'
import { useOrderTotal } from './use-order-total.ts'

/** The payment that waits, or null. Asked for again whenever something of the member has changed. */
export function useWaiting(): { order: Order; redirect: string | null } | null {
  const { api } = usePageData()
  const { data, refetch } = useQuery(waitingQuery(api))
  const { dataUpdatedAt: userChanged } = useQuery(userQuery(api))
  const { order = null, redirect = null } = data ?? {}
  useEffect(() => {
    if (order && userChanged > 0) void refetch()
  }, [order, userChanged, refetch])
  return order && { order, redirect }
}

/** A quiet line that a payment waits, wherever money is looked at. */
export function WaitingBar() {
  const t = useTranslations('credits.waiting')
  const totalOf = useOrderTotal()
  const waiting = useWaiting()
  if (!waiting) return null
  return (
    <Banner
      tone="warning"
      icon={<Icon icon={clock} size={20} className="text-warning" />}
      action={
        <TextLink
          to={`/transactions/${waiting.order.payment_id}`}
          className="inline-flex min-h-11 items-center"
        >
          {t('see')}
        </TextLink>
      }
    >
      {t('bar', { total: totalOf(waiting.order) })}
    </Banner>
  )
}
