import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import type { DateOrder, DatePart } from '#ui/form/birth-date.ts'
import { DateOfBirth } from '#ui/form/date-of-birth.tsx'
import { Field, FieldGroup } from '#ui/form/field.tsx'
import { Input, PasswordInput } from '#ui/form/input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { usePageAbout } from '#web/site/page/use-page-about.ts'
import { type Answers, checkAnswer } from '../check-answer.ts'
import type { AccountStep } from '../steps.ts'
import { NameField } from './name-field.tsx'

type AccountFieldProps = {
  step: AccountStep
  answers: Answers
  /** The key of what is wrong with the answer. */
  refused: string | undefined
  onChange: (change: Partial<Answers>) => void
}

/** The one field of a question. */
export function AccountField(props: AccountFieldProps) {
  const { step, answers, refused, onChange } = props
  const t = useTranslations('members.signup')
  const error = useErrorText().field(refused)
  const settings = useSettings()
  if (step === 'date_of_birth') return <BirthDateField {...props} />
  if (step === 'name') {
    const wrong = checkAnswer('name', answers, limits.minAge)
    return (
      <NameField
        name={answers.name}
        wrong={wrong}
        refused={refused}
        onChange={(name) => onChange({ name })}
      />
    )
  }
  if (step === 'message')
    return (
      <Field label={t('message.label')} error={error}>
        <TextArea
          value={answers.message}
          onChange={(event) => onChange({ message: event.target.value })}
          maxLength={settings?.message_length}
          remainingLabel={(count) => t('left', { count })}
          dir="auto"
        />
      </Field>
    )
  if (step === 'password')
    return (
      <Field label={t('password.label')} error={error}>
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
  return (
    <Field label={t('email.label')} error={error}>
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

function BirthDateField({ answers, refused, onChange }: AccountFieldProps) {
  const t = useTranslations('members.signup.date_of_birth')
  const error = useErrorText().field(refused)
  const { locale } = usePageAbout()
  const country = useSettings()?.geoip_selected_country
  return (
    <FieldGroup legend={t('label')} error={error}>
      <DateOfBirth
        value={answers.date_of_birth}
        onChange={(date_of_birth) => onChange({ date_of_birth })}
        order={dateOrder(locale, country)}
        labels={{ day: t('day'), month: t('month'), year: t('year') }}
        placeholders={{ day: t('dayExample'), month: t('monthExample'), year: t('yearExample') }}
        wrong={missingPart(refused)}
      />
    </FieldGroup>
  )
}

function missingPart(refused: string | undefined): DatePart | undefined {
  const parts: DatePart[] = ['day', 'month', 'year']
  return parts.find((part) => refused === `date_of_birth_${part}`)
}

function dateOrder(locale: string, country: string | undefined): DateOrder {
  if (locale === 'sv') return 'ymd'
  return locale === 'en' && country === 'US' ? 'mdy' : 'dmy'
}
