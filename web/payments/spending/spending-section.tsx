import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { ApiError, unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useZone } from '#client/page/use-zone.ts'
import { fixedForm } from '#common/text/fixed-form.ts'
import type { Spending } from '#common/wire/spending.ts'
import { TextLink } from '#ui/button/text-link.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { SettingsForm, useSettingsForm } from '#web/members/settings/settings-form.tsx'
import { spendingQuery } from './spending-query.ts'

/** The own monthly limit and the pause for buying. Needs the texts `spending`. */
export function SpendingSection() {
  const t = useTranslations('spending')
  const { api } = usePageData()
  const queries = useQueryClient()
  const query = spendingQuery(api)
  const { data: spending } = useSuspenseQuery(query)
  const { unit, money } = useAmounts(spending.currency)
  const form = useSettingsForm<'cap' | 'paused'>([], async (answer) => {
    const wanted = fixedForm(answer('cap'))
    if (!/^\d{0,7}$/.test(wanted))
      throw new ApiError(422, { error: 'invalid', fields: { cap: 'invalid_value' } })
    const json = { cap: wanted === '' ? null : Number(wanted) * unit, paused: answer('paused') === 'on' }
    queries.setQueryData(query.queryKey, (await unwrap(api['spending.php'].$put({ json }))).spending)
  })
  const shownCap = spending.next ? spending.next.cap : spending.cap
  return (
    <SettingsForm
      form={form}
      texts={{ saved: t('saved'), save: t('save') }}
      below={
        <TextLink to="/withdraw" className="justify-self-start">
          {t('give_back')}
        </TextLink>
      }
    >
      <p className="text-14">{t('spent', { spent: money(spending.spent) })}</p>
      <Field
        label={t('cap.label', { currency: spending.currency })}
        hint={t('cap.hint')}
        error={form.field('cap')}
      >
        <Input
          name="cap"
          inputMode="numeric"
          maxLength={7}
          defaultValue={shownCap === null ? '' : Math.floor(shownCap / unit)}
        />
      </Field>
      <Checkbox
        key={`${spending.paused} ${spending.resumes_at}`}
        name="paused"
        defaultChecked={spending.paused && !spending.resumes_at}
        label={t('pause.label')}
        hint={t('pause.hint')}
      />
      <Waiting spending={spending} money={money} />
    </SettingsForm>
  )
}

/** What has been chosen and holds later. */
function Waiting({ spending, money }: { spending: Spending; money: (amount: number) => string }) {
  const t = useTranslations('spending')
  const format = useFormatter()
  const zone = useZone()
  const { next, resumes_at: resumes } = spending
  if (!zone) return null
  const time = (at: string) =>
    format.dateTime(new Date(at), { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      {next && (
        <p className="text-14 font-semibold">
          {next.cap === null
            ? t('next.none', { time: time(next.at) })
            : t('next.limit', { time: time(next.at), cap: money(next.cap) })}
        </p>
      )}
      {resumes && <p className="text-14 font-semibold">{t('resumes', { time: time(resumes) })}</p>}
    </>
  )
}

/** How many minor units one of the currency has, and how an amount of them is written. */
function useAmounts(currency: string) {
  const format = useFormatter()
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  const unit = 10 ** (digits.maximumFractionDigits ?? 2)
  return { unit, money: (amount: number) => format.number(amount / unit, { style: 'currency', currency }) }
}
