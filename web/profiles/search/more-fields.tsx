import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { fieldKey, type Interest, interests } from '#common/profiles/profile-fields.ts'
import { ChipButton } from '#ui/button/chip.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import { check } from '#ui/icons.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { FilledSearch, SearchState } from './search-state.ts'

/** Offered before all the others are asked for. */
const common: readonly Interest[] = [
  'music',
  'cooking',
  'travelling',
  'movies',
  'dancing',
  'hiking',
  'wine',
  'animals',
]

type MoreFieldsProps = { value: FilledSearch; onChange: (change: SearchState) => void }

/** The filters for which the desktop's bar has no room. */
export function MoreFields({ value, onChange }: MoreFieldsProps) {
  const t = useTranslations('search')
  const fields = useTranslations('fields')
  const offered = new Set(useSettings()?.search_fields)
  return (
    <>
      {offered.has('interests') && (
        <InterestChips chosen={value.interests} onChange={(chosen) => onChange({ interests: chosen })} />
      )}
      <div className="grid gap-2">
        {offered.has('online') && (
          <Switch
            label={fields('online')}
            checked={value.online}
            onChange={(event) => onChange({ online: event.target.checked || undefined })}
          />
        )}
        {offered.has('photo') && (
          <Switch
            label={t('photo')}
            checked={value.photo}
            onChange={(event) => onChange({ photo: event.target.checked || undefined })}
          />
        )}
        {offered.has('verified') && (
          <Switch
            label={fields('verified_only')}
            checked={value.verified}
            onChange={(event) => onChange({ verified: event.target.checked || undefined })}
          />
        )}
        {offered.has('orientation') && value.town !== null && (
          <Switch
            label={t('orientation')}
            hint={t('orientation_hint')}
            checked={value.orientation === 'any'}
            onChange={(event) => onChange({ orientation: event.target.checked ? 'any' : undefined })}
          />
        )}
      </div>
    </>
  )
}

type InterestChipsProps = { chosen: Interest[]; onChange: (chosen: Interest[] | undefined) => void }

function InterestChips({ chosen, onChange }: InterestChipsProps) {
  const t = useTranslations('search')
  const fields = useTranslations('fields')
  const [all, setAll] = useState(() => chosen.some((interest) => !common.includes(interest)))
  function toggle(interest: Interest) {
    const next = chosen.includes(interest)
      ? chosen.filter((each) => each !== interest)
      : [...chosen, interest]
    onChange(next.length > 0 ? next : undefined)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-14 font-semibold">{fields('labels.interests')}</legend>
      <ul className="flex flex-wrap gap-2">
        {(all ? interests : common).map((interest) => {
          const pressed = chosen.includes(interest)
          return (
            <li key={interest} className="max-w-full">
              <ChipButton pressed={pressed} className="min-h-11" onClick={() => toggle(interest)}>
                {pressed && <Icon icon={check} size={16} className="flex-none" />}
                <span>{fields(`interests.${fieldKey(interest)}`)}</span>
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
              {t('interests_all')}
            </button>
          </li>
        )}
      </ul>
    </fieldset>
  )
}
