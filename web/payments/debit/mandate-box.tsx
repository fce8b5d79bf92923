import { useTranslations } from 'use-intl'
import type { DebitState } from '#common/wire/direct-debit.ts'
import { Card } from '#ui/card.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FieldGroup } from '#ui/form/field.tsx'
import { DataList } from '#ui/table/data-list.tsx'

type MandateBoxProps = { creditor: DebitState['creditor']; error: string | undefined }

/** What the member signs, in full, and the box that signs it: never ticked beforehand, nor after a reload. */
export function MandateBox({ creditor, error }: MandateBoxProps) {
  const t = useTranslations('directDebit')
  return (
    <section className="grid gap-4">
      <h2>{t('mandate_title')}</h2>
      <Card className="grid gap-4 text-14">
        <DataList
          items={[
            {
              key: 'creditor',
              term: t('creditor'),
              value: (
                <>
                  <span className="block">{creditor.name}</span>
                  <span className="block font-normal">
                    {creditor.address}, {creditor.city}, {creditor.country}
                  </span>
                </>
              ),
            },
            {
              key: 'id',
              term: t('creditor_id'),
              value: <span className="wrap-anywhere">{creditor.id}</span>,
            },
            { key: 'reference', term: t('reference'), value: t('reference_later') },
          ]}
        />
        <p>{t('mandate_text', { company: creditor.name })}</p>
        <p>{t('mandate_rights')}</p>
        <p>{t('mandate_notice')}</p>
      </Card>
      <FieldGroup legend={t('mandate_title')} hideLegend error={error}>
        <Checkbox name="authorized" required autoComplete="off" label={t('authorize')} className="text-16" />
      </FieldGroup>
    </section>
  )
}
