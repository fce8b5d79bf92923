import { useFormatter, useTranslations } from 'use-intl'
import { useZone } from '#client/page/use-zone.ts'
import type { Order } from '#common/wire/payments.ts'
import { buttonStyle } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { fileDown } from '#ui/icons.ts'
import { DataList } from '#ui/table/data-list.tsx'
import { useMoney } from '../credits/use-money.ts'

/** What an order came to, the numbers that the support asks for, and its receipt once there is one. */
export function OrderDetails({ order, invoice }: { order: Order; invoice: string | null }) {
  const t = useTranslations('payments')
  const names = useTranslations('payments.methods')
  const format = useFormatter()
  const money = useMoney()
  const { transaction_costs: costs, vat_rate: vatRate } = order
  const total = { ...order.amount, amount: order.amount.amount + costs.amount }
  const rate = format.number(vatRate / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <div className="grid gap-5">
      <DataList
        items={[
          { key: 'credits', term: t('credits'), value: order.credits },
          ...(order.discount
            ? [
                {
                  key: 'discount',
                  term: t('discount', { code: order.discount.code }),
                  value: money({ ...order.discount.amount, amount: -order.discount.amount.amount }),
                },
              ]
            : []),
          { key: 'total', term: t('total'), value: money(total) },
          ...(costs.amount > 0 ? [{ key: 'costs', term: t('costs'), value: money(costs) }] : []),
          ...(vatRate > 0 ? [{ key: 'vat', term: t('vat', { rate }), value: money(order.vat) }] : []),
          { key: 'method', term: t('method'), value: names(order.payment_method) },
          { key: 'date', term: t('date'), value: <OrderDate date={order.created_at} /> },
          { key: 'number', term: t('number'), value: order.number },
          ...(invoice ? [{ key: 'invoice', term: t('invoice'), value: invoice }] : []),
        ]}
      />
      {invoice && (
        <a
          href={`/api/receipt.php?id=${order.payment_id}`}
          download
          className={buttonStyle({ variant: 'outline', block: true })}
        >
          <Icon icon={fileDown} size={20} />
          {t('receipt')}
        </a>
      )}
    </div>
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
