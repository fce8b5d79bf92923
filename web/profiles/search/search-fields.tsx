import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { limits } from '#common/limits.ts'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import { genders } from '#common/profiles/profile-fields.ts'
import { regionTermOf } from '#common/sites/countries.ts'
import { AgeRange } from '#ui/form/age-range.tsx'
import { Field } from '#ui/form/field.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { Select } from '#ui/form/select.tsx'
import { regionsQuery } from '#web/members/place/place-queries.ts'
import { useCountryChoices } from '#web/members/place/use-country-choices.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import type { FilledSearch, SearchState } from './search-state.ts'

type SearchFieldsProps = { value: FilledSearch; onChange: (change: SearchState) => void }

/** The filters that the site offers. `onChange` gets only what has changed. */
export function SearchFields({ value, onChange }: SearchFieldsProps) {
  const t = useTranslations('profiles.search')
  const settings = useSettings()
  const more = useTranslations('search')
  const offered = new Set(settings?.search_fields)
  return (
    <>
      {offered.has('gender') && (
        <SegmentedControl
          legend={t('looking_for')}
          block
          options={[
            ...genders.toReversed().map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
            { value: 'everyone' as const, label: more('everyone') },
          ]}
          value={value.gender}
          onChange={(gender) => onChange({ gender })}
        />
      )}
      {offered.has('country') && <CountryField value={value} onChange={onChange} />}
      {offered.has('countryregion') && <RegionField value={value} onChange={onChange} />}
      {offered.has('distance') && value.town !== null && <DistanceField value={value} onChange={onChange} />}
      {offered.has('min_age') && (
        <AgeRange
          legend={t('age')}
          min={settings?.min_age ?? limits.minAge}
          max={limits.maxAge}
          value={[value.min_age, value.max_age]}
          onChange={([min_age, max_age]) => onChange({ min_age, max_age })}
          fromLabel={t('age_from')}
          toLabel={t('age_to')}
          valueLabel={(from, to) => t('ages', { from, to })}
        />
      )}
    </>
  )
}

function CountryField({ value, onChange }: SearchFieldsProps) {
  const fields = useTranslations('fields')
  const choices = useCountryChoices()
  return (
    <Field label={fields('labels.country')}>
      <Select
        value={value.country}
        onChange={(event) => onChange({ country: event.target.value, countryregion: undefined })}
      >
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function RegionField({ value, onChange }: SearchFieldsProps) {
  const t = useTranslations('profiles.search')
  const fields = useTranslations('fields')
  const { api } = usePageData()
  const { data } = useQuery(regionsQuery(api, value.country, useSettings()?.version))
  return (
    <Field label={fields(`region_terms.${regionTermOf(value.country)}`)}>
      <Select
        value={value.countryregion ?? ''}
        disabled={!data}
        onChange={(event) => onChange({ countryregion: event.target.value || undefined })}
      >
        <option value="">{t('anywhere')}</option>
        {data?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}

function DistanceField({ value, onChange }: SearchFieldsProps) {
  const t = useTranslations('search')
  const choose = (km: string) => onChange({ distance: km ? Number(km) : undefined })
  return (
    <Field label={t('distance_from', { town: value.town ?? '' })}>
      <Select value={value.distance ?? ''} onChange={(event) => choose(event.target.value)}>
        <option value="">{t('distance_any')}</option>
        {distanceRings.map((km) => (
          <option key={km} value={km}>
            {t('distance_within', { km })}
          </option>
        ))}
      </Select>
    </Field>
  )
}
