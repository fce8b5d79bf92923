import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import type { Order, OrderState } from '#common/wire/payments.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { chevronRight } from '#ui/icons.ts'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { Tag } from '#ui/notice/tag.tsx'
import { NoPayments } from '../brand/drawings/no-payments.tsx'
import { useMoney } from '../credits/use-money.ts'
import { OrderDate } from './order-details.tsx'
import { ordersQuery } from './payments-query.ts'

const tones = {
  created: 'neutral',
  pending: 'warning',
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  refunded: 'neutral',
  charged_back: 'danger',
} as const satisfies Record<OrderState, string>

/** All the member's orders, the newest first. */
export function OrdersList() {
  const t = useTranslations('payments')
  const { api } = usePageData()
  const { data: orders } = useSuspenseQuery(ordersQuery(api))
  return (
    <>
      {orders.length === 0 ? (
        <EmptyState
          drawing={<NoPayments />}
          title={t('empty_title')}
          text={t('empty_text')}
          action={<ButtonLink to="/credits">{t('buy_credits')}</ButtonLink>}
        />
      ) : (
        <Card flush>
          <ul className="divide-y divide-line">
            {orders.map((order) => (
              <li key={order.payment_id}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function OrderRow({ order }: { order: Order }) {
  const t = useTranslations('payments')
  const names = useTranslations('payments.methods')
  const money = useMoney()
  const total = { ...order.amount, amount: order.amount.amount + order.transaction_costs.amount }
  return (
    <Link
      to={`/transactions/${order.payment_id}`}
      className="flex min-h-17 items-center gap-3 px-4 py-3 no-underline hover:bg-control/10 focus-visible:-outline-offset-3"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-bold">{t('credits_plain', { n: order.credits })}</span>
          <Tag tone={tones[order.state]}>{t(`states.${order.state}`)}</Tag>
        </span>
        {/* The date is rendered in the browser only, which knows the time zone. At the end of its line it shifts
           nothing. */}
        <span className="text-14 text-muted">
          {names(order.payment_method)} · <OrderDate date={order.created_at} />
        </span>
      </span>
      <span className="flex-none font-bold tabular-nums">{money(total)}</span>
      <Icon icon={chevronRight} size={18} className="flex-none text-muted" />
    </Link>
  )
}
