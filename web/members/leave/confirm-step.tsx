import { useTranslations } from 'use-intl'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import type { LeaveReason } from '#common/leave-reasons.ts'
import { limits } from '#common/limits.ts'
import type { Money } from '#common/wire/basics.ts'
import type { Leaving } from '#common/wire/leaving.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { tellTabs } from '#web/site/api/page-member.ts'
import { LeaveFrame } from './leave-frame.tsx'

type ConfirmStepProps = {
  reason: LeaveReason | null
  leaving: Leaving
  money: (money: Money) => string
  back: string
}

/** What will happen, a line for each, and the password. */
export function ConfirmStep({ reason, leaving, money, back }: ConfirmStepProps) {
  const t = useTranslations('leaving')
  const { api } = usePageData()
  const form = useSubmit(
    ['password'],
    async (answer) => {
      await unwrap(api['account.php'].$delete({ json: { password: answer('password'), reason } }))
      tellTabs(null)
      // A new page load: nothing of the member stays in memory.
      window.location.assign('/account-deleted')
    },
    { verbatim: ['password'], focus: 'input' },
  )
  return (
    <LeaveFrame step={3} back={back} question={t('confirm.question')}>
      <ScriptedForm {...form.props} className="grid gap-6">
        <Facts leaving={leaving} money={money} />
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        <Field label={t('confirm.password')} error={form.field('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            showLabel={t('confirm.show')}
            hideLabel={t('confirm.hide')}
          />
        </Field>
        <div className="grid gap-2.5 sm:grid-cols-2">
          <ButtonLink to="/notifications" variant="outline" size="lg">
            {t('keep')}
          </ButtonLink>
          <Button type="submit" variant="danger" size="lg" loading={form.busy || form.done}>
            {t('confirm.submit')}
          </Button>
        </div>
      </ScriptedForm>
    </LeaveFrame>
  )
}

function Facts({ leaving, money }: Pick<ConfirmStepProps, 'leaving' | 'money'>) {
  const { credits, premium, payments } = leaving
  const t = useTranslations('leaving.confirm')
  const days = limits.reactivationDays
  const lost = [credits > 0 && t('credits', { count: credits }), premium && t('premium')].filter(Boolean)
  const open = payments.map(({ price, ends }) =>
    t(ends ? 'payment' : 'paymentStays', { amount: money(price) }),
  )
  const facts = [t('hidden'), t('back', { days }), t('erased'), lost.join(' '), ...open].filter(Boolean)
  return (
    <ul className="grid list-disc gap-2.5 pl-5 marker:text-muted">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
