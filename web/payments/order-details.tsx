import { useFormatter, useTranslations } from 'use-intl'
import type { Order } from '#common/payments.ts'
import { useMoney } from '../credits/use-money.ts'
import { useZone } from '../platform/page/use-zone.ts'
import { DataList } from '../ui/table/data-list.tsx'

/** The data of an order that the support asks for. */
export function OrderDetails({ order }: { order: Order }) {
  const t = useTranslations('payments')
  const names = useTranslations('payments.methods')
  const money = useMoney()
  const total = { ...order.amount, amount: order.amount.amount + order.transaction_costs.amount }
  return (
    <DataList
      items={[
        { key: 'credits', term: t('credits'), value: order.credits },
        { key: 'total', term: t('total'), value: money(total) },
        { key: 'method', term: t('method'), value: names(order.payment_method) },
        { key: 'date', term: t('date'), value: <OrderDate date={order.created_at} /> },
        {
          key: 'id',
          term: t('number'),
          value: <span className="font-normal wrap-anywhere">{order.payment_id}</span>,
        },
      ]}
    />
  )
}

/** When an order was made, in the browser's time zone. */
export function OrderDate({ date }: { date: string }) {
  const format = useFormatter()
  const zone = useZone()
  return (
    <time dateTime={date} className="tabular-nums">
      {zone && format.dateTime(new Date(date), { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  )
}
