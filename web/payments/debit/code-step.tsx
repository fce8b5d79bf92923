import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { writeTabText } from '#client/page/tab-text.ts'
import { useSubmit } from '#client/page/use-submit.ts'
import { useZone } from '#client/page/use-zone.ts'
import { useErrorText } from '#client/texts/use-error-text.ts'
import type { Money } from '#common/wire/basics.ts'
import type { DebitState } from '#common/wire/direct-debit.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { bundlesKey } from '#web/credits/credits-query.ts'
import { useMoney } from '#web/credits/use-money.ts'
import { SubmitButton } from '#web/members/submit-button.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { CodesLeft } from './codes-left.tsx'
import { debitFormKey } from './debit-form-key.ts'
import { debitQuery } from './debit-query.ts'
import { useAsk } from './use-ask.ts'

type Code = NonNullable<DebitState['code']>
type CodeStepProps = { bundle: string; state: DebitState; code: Code; total: Money; onChange: () => void }

/** The code of the text message, and the ways on without it. */
export function CodeStep({ bundle, state, code, total, onChange }: CodeStepProps) {
  const t = useTranslations('directDebit')
  const way = useCodeWay(code)
  const open = code.state === 'sending' || code.state === 'sent'
  return (
    <section className="grid gap-5">
      <h2>{t('code_title')}</h2>
      <p role="status">{way}</p>
      {/* What was wrong with one code says nothing of the next. */}
      {open && <CodeForm key={code.request_id} bundle={bundle} code={code} total={total} />}
      <AnotherCode bundle={bundle} codesLeft={state.codes_left} />
      <Button variant="ghost" block onClick={onChange}>
        {t('change')}
      </Button>
    </section>
  )
}

/** Signs and pays. */
function CodeForm({ bundle, code, total }: Pick<CodeStepProps, 'bundle' | 'code' | 'total'>) {
  const t = useTranslations('directDebit')
  const { api } = usePageData()
  const queries = useQueryClient()
  const money = useMoney()
  const navigate = useNavigate()
  const user = useUser()
  const form = useSubmit(['otp'], async (answer) => {
    try {
      const json = { request_id: code.request_id, otp: answer('otp'), shown: total }
      const { order } = await unwrap(api['directdebit.php'].$put({ json }))
      if (user) writeTabText(debitFormKey(user.id), '')
      await navigate(`/transactions/${order.payment_id}`, { replace: true })
    } catch (error) {
      await Promise.all([
        queries.invalidateQueries(debitQuery(api, bundle)),
        queries.invalidateQueries({ queryKey: bundlesKey }),
      ])
      throw error
    }
  })
  return (
    <ScriptedForm {...form.props} className="grid gap-5">
      <Field label={t('otp')} hint={t('otp_hint', { n: code.tries_left })} error={form.field('otp')}>
        <Input
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={24}
          className="text-24 tracking-[0.3em] tabular-nums"
        />
      </Field>
      {form.problem && (
        <Banner tone="danger" urgent>
          {form.problem}
        </Banner>
      )}
      <SubmitButton busy={form.busy}>{t('pay', { total: money(total) })}</SubmitButton>
    </ScriptedForm>
  )
}

/** What has become of the code that was asked for. */
function useCodeWay({ state, phone_end: end, expires_at: until }: Code): string {
  const t = useTranslations('directDebit')
  const format = useFormatter()
  const zone = useZone()
  const errors = useTranslations('errors.fields')
  if (state === 'refused') return t('code_refused', { end })
  if (state === 'ended') return errors('code_ended')
  if (state === 'sending' || !until || !zone) return t('code_sending', { end })
  const time = format.dateTime(new Date(until), { timeStyle: 'short', timeZone: zone })
  return t('code_sent', { end, time })
}

function AnotherCode({ bundle, codesLeft }: { bundle: string; codesLeft: number }) {
  const t = useTranslations('directDebit')
  const words = useErrorText()
  const ask = useAsk()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => ask({ bundle, account: 'again' }) })

  return (
    <div className="grid gap-2">
      {error && (
        <Banner tone="danger" urgent>
          {words.text(error)}
        </Banner>
      )}
      {codesLeft > 0 && (
        <Button variant="outline" block loading={isPending} onClick={() => mutate()}>
          {t('again')}
        </Button>
      )}
      <CodesLeft count={codesLeft} />
    </div>
  )
}
