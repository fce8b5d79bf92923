import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldKey, type Interest, interests } from '#common/profiles/profile-fields.ts'
import { ChipButton } from '#ui/button/chip.tsx'
import { FieldNotes } from '#ui/form/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'

/** Offered before all the others are asked for. */
const common: readonly Interest[] = [
  'music',
  'cooking',
  'travelling',
  'movies',
  'dancing',
  'hiking',
  'reading',
  'sports',
  'animals',
  'photography',
  'wine',
  'coffee',
  'beach',
  'kissing',
  'hugging',
  'adventure',
]

type InterestsFieldProps = {
  chosen: Interest[]
  error: string | undefined
  onChange: (chosen: Interest[]) => void
}

export function InterestsField({ chosen, error, onChange }: InterestsFieldProps) {
  const t = useTranslations('members.signup.interests')
  const fields = useTranslations('fields.interests')
  const [all, setAll] = useState(() => chosen.some((interest) => !common.includes(interest)))
  const rest = interests.filter((interest) => !common.includes(interest))
  const toggle = (interest: Interest) =>
    onChange(chosen.includes(interest) ? chosen.filter((each) => each !== interest) : [...chosen, interest])
  return (
    <div className="grid gap-3">
      <ul aria-label={t('question')} className="flex flex-wrap gap-2">
        {(all ? [...common, ...rest] : common).map((interest) => {
          const pressed = chosen.includes(interest)
          return (
            <li key={interest} className="max-w-full">
              <ChipButton pressed={pressed} className="min-h-11" onClick={() => toggle(interest)}>
                {pressed && <Icon icon={check} size={16} className="flex-none" />}
                <span>{fields(fieldKey(interest))}</span>
              </ChipButton>
            </li>
          )
        })}
        {!all && (
          <li>
            <button
              type="button"
              className="min-h-11 px-2 text-14 font-semibold text-primary-text underline underline-offset-3"
              onClick={() => setAll(true)}
            >
              {t('more')}
            </button>
          </li>
        )}
      </ul>
      <p aria-live="polite" className="text-14 text-muted tabular-nums">
        {t('chosen', { count: chosen.length })}
      </p>
      <FieldNotes hintId="" errorId="interests-error" error={error} />
    </div>
  )
}
