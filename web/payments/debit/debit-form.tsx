import type { ComponentProps, FocusEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ScriptedForm } from '#client/page/scripted-form.tsx'
import { useSubmit } from '#client/page/use-submit.ts'
import type { DebitForm as DebitAnswers, DebitState } from '#common/wire/direct-debit.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { SubmitButton } from '#web/members/submit-button.tsx'
import { CodesLeft } from './codes-left.tsx'
import { MandateBox } from './mandate-box.tsx'
import { useAsk } from './use-ask.ts'
import { useKeptForm } from './use-kept-form.ts'

const typed = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const
type Typed = (typeof typed)[number]

const inputs: Record<Typed, ComponentProps<'input'>> = {
  account_holder: { autoComplete: 'name', maxLength: 70 },
  iban: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 },
  street: { autoComplete: 'address-line1', maxLength: 60 },
  house_number: { autoComplete: 'off', maxLength: 20 },
  zip: { autoComplete: 'postal-code', maxLength: 16 },
  city: { autoComplete: 'address-level2', maxLength: 60 },
  phone: { autoComplete: 'tel', type: 'tel', maxLength: 30 },
}

type DebitFormProps = { bundle: string; state: DebitState; onAsked: () => void; onKnown: () => void }

/** Spec §3's form, with the mandate and its box. What is an account or a phone the server says. */
export function DebitForm({ bundle, state, onAsked, onKnown }: DebitFormProps) {
  const t = useTranslations('directDebit')
  const ask = useAsk()
  const form = useSubmit(
    [...typed, 'authorized'],
    async (answer) => {
      await ask({ bundle, account: 'new', ...answersOf(answer), authorized: true })
      onAsked()
    },
    { missing: { authorized: 'authorization_required' } },
  )
  const keep = useKeptForm(form.props.ref, typed)
  const field = (name: Typed, hint?: string) => (
    <Field label={t(name)} hint={hint} error={form.field(name)}>
      <Input name={name} {...inputs[name]} onBlur={name === 'iban' ? groupByFour : undefined} />
    </Field>
  )
  return (
    <ScriptedForm {...form.props} onInput={keep} className="grid gap-8">
      <section className="grid gap-5">
        <h2>{t('account')}</h2>
        {field('account_holder')}
        {field('iban', t('iban_hint'))}
      </section>
      <section className="grid gap-5">
        <h2>{t('address')}</h2>
        <div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-3">
          {field('street')}
          {field('house_number')}
        </div>
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-start gap-3">
          {field('zip')}
          {field('city')}
        </div>
        {field('phone', t('phone_hint'))}
      </section>
      <MandateBox creditor={state.creditor} error={form.field('authorized')} />
      <div className="grid gap-3">
        {form.problem && (
          <Banner tone="danger" urgent>
            {form.problem}
          </Banner>
        )}
        <SubmitButton busy={form.busy}>{t('send_code')}</SubmitButton>
        <CodesLeft count={state.codes_left} />
        {state.mandate && (
          <Button variant="outline" block onClick={onKnown}>
            {t('use_known')}
          </Button>
        )}
      </div>
    </ScriptedForm>
  )
}

function answersOf(answer: (name: Typed) => string): DebitAnswers {
  return {
    account_holder: answer('account_holder'),
    iban: answer('iban'),
    street: answer('street'),
    house_number: answer('house_number'),
    zip: answer('zip'),
    city: answer('city'),
    phone: answer('phone'),
  }
}

/** As it is written on paper. */
function groupByFour({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
  const signs = input.value.replace(/\s/g, '').toUpperCase()
  input.value = signs.replace(/(.{4})(?=.)/g, '$1 ')
}
