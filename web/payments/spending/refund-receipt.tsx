import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useZone } from '#client/page/use-zone.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { RefundRequest } from '#common/wire/spending.ts'
import { Button } from '#ui/button/button.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { DataList } from '#ui/table/data-list.tsx'
import { useMoney } from '#web/credits/use-money.ts'
import { showPurchase } from './refunds-query.ts'

type Props = { payment: string; request: RefundRequest; onBack: () => void }

/** Says that a request has arrived, when, and what waits for it; until money is on its way it can be taken back. */
export function RefundReceipt({ payment, request, onBack }: Props) {
  const t = useTranslations('spending.withdraw')
  const money = useMoney()
  const format = useFormatter()
  const zone = useZone()
  const words = useErrorText()
  const { api } = usePageData()
  const queries = useQueryClient()
  const drop = useMutation({
    mutationFn: async () => (await unwrap(api['refunds.php'].$delete({ json: { order: payment } }))).purchase,
    onSuccess: async (changed) => {
      onBack()
      await showPurchase(queries, api, changed)
    },
  })
  const { kind, credits, amount, begun } = request
  const time = zone
    ? format.dateTime(new Date(request.created_at), { timeZone: zone, dateStyle: 'long', timeStyle: 'short' })
    : ''
  const term = kind === 'withdrawal' ? t('amount') : t('amount_asked')
  return (
    <div className="grid gap-5">
      <div role="status">
        <Banner tone="success">{t(`done.${kind}`, { time })}</Banner>
      </div>
      {drop.error && (
        <Banner tone="danger" urgent>
          {words.text(drop.error)}
        </Banner>
      )}
      <DataList
        items={[
          { key: 'amount', term, value: money(amount) },
          ...(credits > 0 ? [{ key: 'credits', term: t('set_aside'), value: credits }] : []),
        ]}
      />
      {!begun && credits > 0 && <p className="text-14 text-muted">{t('drop_hint')}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="outline" block onClick={onBack}>
          {t('back')}
        </Button>
        {!begun && (
          <Button variant="outline" block loading={drop.isPending} onClick={() => drop.mutate()}>
            {t('drop')}
          </Button>
        )}
      </div>
    </div>
  )
}
