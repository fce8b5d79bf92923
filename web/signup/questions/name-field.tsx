import { useTranslations } from 'use-intl'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { Field } from '#ui/form/field.tsx'
import { Input } from '#ui/form/input.tsx'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { useNameCheck } from '../use-name-check.ts'

type NameFieldProps = {
  name: string
  /** The key of what is wrong with it, as far as it is known without asking. */
  wrong: string | undefined
  /** The error key that the last try ended with. */
  refused: string | undefined
  onChange: (name: string) => void
}

/** The name: whether it is free is said while it is typed, and what is free instead. */
export function NameField({ name, wrong, refused, onChange }: NameFieldProps) {
  const t = useTranslations('members.signup.name')
  const words = useErrorText()
  const checked = useNameCheck(name, wrong === undefined)
  const shown = name.trim()
  const error =
    checked?.state === 'taken'
      ? t('taken', { name: shown })
      : words.field(refused ?? (checked?.state === 'invalid' ? (checked.reason ?? undefined) : undefined))
  return (
    <>
      <Field label={t('label')} error={error}>
        <Input
          value={name}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="nickname"
          autoCapitalize="words"
          spellCheck={false}
        />
      </Field>
      <p role="status" className="-mt-3 text-14 font-semibold text-success empty:hidden">
        {checked?.state === 'free' && !error && (
          <span className="flex items-center gap-1.5">
            <Icon icon={check} size={18} className="flex-none" />
            <span className="min-w-0 wrap-anywhere">{t('free', { name: shown })}</span>
          </span>
        )}
      </p>
      {checked && checked.suggestions.length > 0 && (
        <ul aria-label={t('suggestions')} className="grid gap-2">
          {checked.suggestions.map((free) => (
            <li key={free}>
              <button
                type="button"
                onClick={() => onChange(free)}
                className="flex min-h-12 w-full items-center justify-between gap-3 rounded-input border border-control bg-surface py-1.5 pr-2 pl-4 text-left font-semibold hover:border-text"
              >
                <span className="min-w-0 wrap-anywhere">{free}</span>
                <span className="rounded-full bg-primary-tint px-3.5 py-1.5 text-14 font-bold text-primary-text">
                  {t('use')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
