import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { useSettings } from '../platform/api/site-and-user.tsx'
import { usePageAbout } from '../platform/page/use-page-about.ts'
import { DateOfBirth } from '../ui/form/date-of-birth.tsx'
import { Field, FieldGroup } from '../ui/form/field.tsx'
import { Input, PasswordInput } from '../ui/form/input.tsx'
import type { Answers } from './check-answer.ts'
import type { AccountStep } from './signup-steps.ts'

type AccountFieldProps = {
  step: AccountStep
  answers: Answers
  error: string | undefined
  onChange: (change: Partial<Answers>) => void
}

/** The one field of a question. */
export function AccountField({ step, answers, error, onChange }: AccountFieldProps) {
  const t = useTranslations('members.signup')
  const { locale } = usePageAbout()
  const country = useSettings()?.geoip_selected_country
  if (step === 'date_of_birth') {
    const part = (name: 'day' | 'month' | 'year') => t(`date_of_birth.${name}`)
    return (
      <FieldGroup legend={t('date_of_birth.label')} hideLegend error={error}>
        <DateOfBirth
          value={answers.date_of_birth}
          onChange={(date_of_birth) => onChange({ date_of_birth })}
          order={dateOrder(locale, country)}
          labels={{ day: part('day'), month: part('month'), year: part('year') }}
          placeholders={{
            day: t('date_of_birth.dayExample'),
            month: t('date_of_birth.monthExample'),
            year: t('date_of_birth.yearExample'),
          }}
        />
      </FieldGroup>
    )
  }
  if (step === 'password') {
    return (
      <Field label={t('password.label')} hideLabel error={error}>
        <PasswordInput
          value={answers.password}
          onChange={(event) => onChange({ password: event.target.value })}
          autoComplete="new-password"
          maxLength={limits.passwordMax}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
        />
        <input type="email" autoComplete="username" value={answers.email} readOnly hidden />
      </Field>
    )
  }
  if (step === 'name') {
    return (
      <Field label={t('name.label')} hideLabel error={error}>
        <Input
          value={answers.name}
          onChange={(event) => onChange({ name: event.target.value })}
          autoComplete="nickname"
          spellCheck={false}
        />
      </Field>
    )
  }
  return (
    <Field label={t('email.label')} hideLabel error={error}>
      <Input
        type="email"
        inputMode="email"
        value={answers.email}
        onChange={(event) => onChange({ email: event.target.value })}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={t('email.example')}
      />
    </Field>
  )
}

function dateOrder(locale: string, country: string | undefined): 'dmy' | 'mdy' | 'ymd' {
  if (locale === 'sv') return 'ymd'
  return locale === 'en' && country === 'US' ? 'mdy' : 'dmy'
}
