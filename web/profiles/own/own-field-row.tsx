import { useTranslations } from 'use-intl'
import { fieldKey } from '#common/profiles/profile-fields.ts'
import type { OwnProfile } from '#common/wire/profiles.ts'
import { Chip } from '#ui/button/chip.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { chosenOf, noAnswer, useChoices } from './editors/use-choices.ts'
import { useHasDraft } from './editors/use-draft.ts'
import { FieldRow } from './field-row.tsx'
import { type ChoiceField, howShown, type OwnField } from './own-fields.ts'

type RowProps = { profile: OwnProfile; onEdit: () => void }
type OwnFieldRowProps = RowProps & { field: Exclude<OwnField, 'prompts'> }

/** A field of the own profile and what it says now. */
export function OwnFieldRow({ field, ...row }: OwnFieldRowProps) {
  if (field === 'about' || field === 'reason') return <TextRow {...row} field={field} />
  if (field === 'interests') return <InterestsRow {...row} />
  return field === 'city' ? <PlaceRow {...row} /> : <ChoiceRow {...row} field={field} />
}

/** What a row says below its value: that others do not see it, and the site's explanation. */
function useNotes(field: OwnField) {
  const t = useTranslations('ownProfile')
  const { seen, noted } = howShown(useSettings(), field)
  return [!seen && t('hidden'), noted && t(`notes.${field}`)]
}

function TextRow({ field, profile, onEdit }: RowProps & { field: 'about' | 'reason' }) {
  const t = useTranslations('ownProfile')
  const labels = useTranslations('fields.labels')
  return (
    <FieldRow
      label={labels(field)}
      value={profile[field] && excerptOf(profile[field])}
      empty={t('add')}
      notes={useNotes(field)}
      unsaved={useHasDraft(profile.id, field)}
      prose
      onEdit={onEdit}
    />
  )
}

/** Letters that a row shows of a long text. */
const excerpt = 240

function excerptOf(text: string): string {
  const letters = [...text]
  return letters.length > excerpt ? `${letters.slice(0, excerpt).join('').trimEnd()} …` : text
}

function InterestsRow({ profile, onEdit }: RowProps) {
  const t = useTranslations('ownProfile')
  const fields = useTranslations('fields')
  const { interests } = profile
  return (
    <FieldRow
      label={fields('labels.interests')}
      value={
        interests.length > 0 && (
          <ul className="flex flex-wrap gap-1.5 py-1">
            {interests.map((interest) => (
              <li key={interest} className="max-w-full">
                <Chip>{fields(`interests.${fieldKey(interest)}`)}</Chip>
              </li>
            ))}
          </ul>
        )
      }
      empty={t('add')}
      notes={useNotes('interests')}
      onEdit={onEdit}
    />
  )
}

function PlaceRow({ profile, onEdit }: RowProps) {
  const t = useTranslations('ownProfile')
  const labels = useTranslations('fields.labels')
  const countryName = useCountryName()
  const { city_name, region_name, country } = profile
  const names = [city_name, region_name !== city_name && region_name, country && countryName(country)]
  return (
    <FieldRow
      label={labels('city')}
      value={names.filter(Boolean).join(', ')}
      empty={t('add')}
      notes={useNotes('city')}
      onEdit={onEdit}
    />
  )
}

function ChoiceRow({ field, profile, onEdit }: RowProps & { field: ChoiceField }) {
  const t = useTranslations('ownProfile')
  const labels = useTranslations('fields.labels')
  const chosen = chosenOf(field, profile)
  const choice = useChoices(field, profile).find(({ value }) => value === chosen)
  return (
    <FieldRow
      label={labels(field)}
      value={chosen === noAnswer ? null : choice?.label}
      empty={t('add')}
      notes={useNotes(field)}
      onEdit={onEdit}
    />
  )
}
