import { useTranslations } from 'use-intl'
import { Field } from '#ui/form/field.tsx'
import { PasswordInput } from '#ui/form/input.tsx'

type PasswordFieldProps = {
  name: string
  label: string
  hint?: string | undefined
  error: string | undefined
  autoComplete: 'current-password' | 'new-password'
}

/** A password that is not kept by React: what a manager fills in stays. */
export function PasswordField({ name, label, hint, error, autoComplete }: PasswordFieldProps) {
  const t = useTranslations('account.password')
  return (
    <Field label={label} hint={hint} error={error}>
      <PasswordInput name={name} autoComplete={autoComplete} showLabel={t('show')} hideLabel={t('hide')} />
    </Field>
  )
}
