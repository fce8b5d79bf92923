import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { DebitState } from '#common/wire/direct-debit.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { DataList } from '#ui/table/data-list.tsx'
import { CodesLeft } from './codes-left.tsx'
import { endMandate } from './debit-query.ts'
import { useAsk } from './use-ask.ts'

type KnownStepProps = {
  bundle: string
  state: DebitState
  mandate: NonNullable<DebitState['mandate']>
  onAsked: () => void
  onOther: () => void
}

/** The account that the member has given a mandate for: a code is enough. */
export function KnownStep({ bundle, state, mandate, onAsked, onOther }: KnownStepProps) {
  const t = useTranslations('directDebit')
  const words = useErrorText()
  const format = useFormatter()
  const ask = useAsk()
  const { api } = usePageData()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (act: () => Promise<void>) => act(),
    onSuccess: () => onAsked(),
  })

  return (
    <section className="grid gap-5">
      <h2>{t('known_title')}</h2>
      <Card>
        <DataList
          items={[
            { key: 'holder', term: t('account_holder'), value: mandate.account_holder },
            { key: 'iban', term: t('iban'), value: t('account_end', { end: mandate.iban_end }) },
            { key: 'reference', term: t('reference'), value: mandate.reference },
            {
              key: 'signed',
              term: t('signed'),
              value: format.dateTime(new Date(mandate.signed_at), { dateStyle: 'medium', timeZone: 'UTC' }),
            },
          ]}
        />
      </Card>
      <p>{t('known_text', { phone: mandate.phone_end })}</p>
      {error && (
        <Banner tone="danger" urgent>
          {words.text(error)}
        </Banner>
      )}
      <div className="grid gap-3">
        <Button
          size="lg"
          block
          loading={isPending}
          onClick={() => mutate(() => ask({ bundle, account: 'known' }))}
        >
          {t('send_code')}
        </Button>
        <CodesLeft count={state.codes_left} />
        <Button variant="outline" block onClick={onOther}>
          {t('use_other')}
        </Button>
        <Button
          variant="ghost"
          block
          loading={isPending}
          onClick={() => mutate(() => endMandate(api, queries))}
        >
          {t('end_mandate')}
        </Button>
      </div>
    </section>
  )
}
