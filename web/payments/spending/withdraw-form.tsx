import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import { refundReasonMax } from '#common/payments/spending.ts'
import type { Refundable } from '#common/wire/spending.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { DataList } from '#ui/table/data-list.tsx'
import { useMoney } from '#web/credits/use-money.ts'
import { OrderDate } from '../order-details.tsx'
import { showPurchase } from './refunds-query.ts'

/** The second step: what is given back, and the word that does it. */
export function WithdrawForm({ purchase, onBack }: { purchase: Refundable; onBack: () => void }) {
  const t = useTranslations('spending.withdraw')
  const payments = useTranslations('payments')
  const money = useMoney()
  const { api } = usePageData()
  const queries = useQueryClient()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { order, withdraw_until: until, unused_credits: unused, amount } = purchase
  const form = useSubmit<'reason'>(until ? [] : ['reason'], async (answer) => {
    const json = { order: order.payment_id, reason: answer('reason') }
    const { purchase: changed } = await unwrap(api['refunds.php'].$post({ json }))
    await showPurchase(queries, api, changed)
  })
  return (
    <ScriptedForm {...form.props} aria-labelledby={heading} className="grid gap-5">
      <h2 ref={title} id={heading} tabIndex={-1} className="focus-visible:outline-none">
        {t('check')}
      </h2>
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      <DataList
        items={[
          { key: 'credits', term: payments('credits'), value: order.credits },
          { key: 'unused', term: t('unused', { n: unused }), value: money(amount) },
          { key: 'date', term: payments('date'), value: <OrderDate date={order.created_at} /> },
          ...(until ? [{ key: 'until', term: t('until'), value: <OrderDate date={until} /> }] : []),
          {
            key: 'id',
            term: payments('number'),
            value: <span className="font-normal wrap-anywhere">{order.payment_id}</span>,
          },
        ]}
      />
      {unused > 0 && <p className="text-14 text-muted">{t('held_hint')}</p>}
      <Field label={until ? t('reason') : t('reason_asked')} error={form.field('reason')}>
        <TextArea name="reason" maxLength={refundReasonMax} dir="auto" />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button type="submit" loading={form.busy} block>
          {until ? t('confirm') : t('ask')}
        </Button>
        <Button variant="outline" block onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </ScriptedForm>
  )
}
