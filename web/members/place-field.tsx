import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { regionTermOf } from '#common/countries.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { useSettings } from '../platform/api/site-and-user.tsx'
import { useErrorText } from '../platform/texts/use-error-text.ts'
import { Button } from '../ui/button/button.tsx'
import { Combobox } from '../ui/form/combobox.tsx'
import { Field } from '../ui/form/field.tsx'
import { Select } from '../ui/form/select.tsx'
import { Banner } from '../ui/notice/banner.tsx'
import { citiesQuery, regionsQuery } from './place-queries.ts'
import { useCountryChoices } from './use-country-choices.ts'

type PlaceFieldProps = {
  homeCountry: string | null
  city: string
  error: string | undefined
  onChange: (city: string) => void
}

/** Country, then what the country calls a region, then the town: each list comes with the choice before it. */
export function PlaceField({ homeCountry, city, error, onChange }: PlaceFieldProps) {
  const t = useTranslations('members.signup')
  const fields = useTranslations('fields')
  const all = useTranslations('app')
  const words = useErrorText()
  const { api } = usePageData()
  const settings = useSettings()
  const countries = useCountryChoices()
  const guess = homeCountry ?? settings?.geoip_selected_country ?? ''
  const [country, setCountry] = useState(countries.some(({ code }) => code === guess) ? guess : '')
  const [region, setRegion] = useState('')
  const regions = useQuery(regionsQuery(api, country, settings?.version))
  const cities = useQuery(citiesQuery(api, region))
  const failed = regions.isError ? regions : cities.isError ? cities : undefined
  const term = regionTermOf(country)
  return (
    <>
      <Field label={fields('labels.country')}>
        <Select
          value={country}
          autoComplete="country"
          onChange={(event) => {
            setCountry(event.target.value)
            setRegion('')
            onChange('')
          }}
        >
          <option value="">{t('place.chooseCountry')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={fields(`region_terms.${term}`)}>
        <Select
          value={region}
          disabled={!regions.data}
          onChange={(event) => {
            setRegion(event.target.value)
            onChange('')
          }}
        >
          <option value="">{regions.isLoading ? t('place.loading') : t(`regions.${term}`)}</option>
          {regions.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={fields('labels.city')} error={error}>
        <Combobox
          key={region}
          options={cities.data?.map(({ id, name }) => ({ value: id, label: name })) ?? []}
          value={city}
          onChange={onChange}
          disabled={!cities.data}
          placeholder={cities.isLoading ? t('place.loading') : t('place.chooseCity')}
          listLabel={t('place.chooseCity')}
          emptyLabel={t('place.noCity')}
          countLabel={(count) => t('place.citiesFound', { count })}
        />
      </Field>
      {failed && (
        <Banner
          tone="danger"
          urgent
          action={
            <Button size="sm" variant="outline" onClick={() => void failed.refetch()}>
              {all('retry')}
            </Button>
          }
        >
          {words.text(failed.error)}
        </Banner>
      )}
    </>
  )
}
