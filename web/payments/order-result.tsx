import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '#common/payments.ts'
import { usePageData } from '../platform/api/use-page-data.tsx'
import { userQuery } from '../platform/api/user-query.ts'
import { PageTitle } from '../platform/page/page-title.tsx'
import { TextLink } from '../ui/button/text-link.tsx'
import { OrderCompleted } from './order-completed.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OrderPending } from './order-pending.tsx'
import { isOpen, orderQuery } from './order-query.ts'
import { OrderReturned } from './order-returned.tsx'
import { useOrderEnd } from './use-order-end.ts'

/** What became of an order (spec §4); it follows the payment until that is over. */
export function OrderResult({ id }: { id: string }) {
  const t = useTranslations('payments')
  const { api } = usePageData()
  const query = useSuspenseQuery(orderQuery(api, id))
  const { order, redirect } = query.data
  const { dataUpdatedAt: userChanged } = useQuery(userQuery(api))
  const { refetch } = query
  const open = isOpen(order)
  useEffect(() => {
    if (open && userChanged > 0) void refetch()
  }, [open, userChanged, refetch])
  useOrderEnd(order)
  return (
    <div className="mx-auto grid max-w-dialog gap-6">
      <PageTitle title={t('result_title')} />
      <div aria-live="polite">{resultOf(order, redirect)}</div>
      <OrderDetails order={order} />
      <TextLink to="/transactions" className="justify-self-center">
        {t('all_payments')}
      </TextLink>
    </div>
  )
}

function resultOf(order: Order, redirect: string | null) {
  switch (order.state) {
    case 'created':
    case 'pending':
      return <OrderPending redirect={redirect} />
    case 'completed':
      return <OrderCompleted order={order} />
    case 'failed':
    case 'cancelled':
      return <OrderFailed order={order} />
    case 'refunded':
    case 'charged_back':
      return <OrderReturned state={order.state} />
  }
}
