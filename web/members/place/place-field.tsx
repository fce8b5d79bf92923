import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { regionTermOf } from '#common/sites/countries.ts'
import { foldText } from '#common/text/fold-text.ts'
import type { Place } from '#common/wire/sites.ts'
import { Button } from '#ui/button/button.tsx'
import { Combobox } from '#ui/form/combobox.tsx'
import { Field } from '#ui/form/field.tsx'
import { Banner } from '#ui/notice/banner.tsx'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { LocateButton } from './locate-button.tsx'
import { placesQuery } from './place-queries.ts'

type PlaceFieldProps = {
  homeCountry: string | null
  /** The id of the chosen town; empty while none is. */
  city: string
  error: string | undefined
  onChange: (city: string) => void
}

/** One field for the town, in any language's spelling, or the browser's position. The town brings region and country. */
export function PlaceField({ homeCountry, city, error, onChange }: PlaceFieldProps) {
  const t = useTranslations('places')
  const all = useTranslations('app')
  const words = useErrorText()
  const { api } = usePageData()
  const settings = useSettings()
  const nearby = homeCountry ?? settings?.geoip_selected_country ?? ''
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Place>()
  const sought = useDeferredValue(typed.trim())
  const places = useQuery(placesQuery(api, sought, nearby))
  const countryName = useCountryName()
  const chosen = picked?.id === city ? picked : undefined
  const listed = sought ? (places.data ?? []) : []
  // An answer that comes after the choice may not list the chosen town any more.
  const found = !chosen || listed.some(({ id }) => id === city) ? listed : [chosen, ...listed]
  const waiting = typed.trim() !== '' && (places.isFetching || places.isPlaceholderData)
  return (
    <>
      <Field label={t('label')} error={error} hint={chosen && <PlaceNote place={chosen} />}>
        <Combobox
          options={found.map((place) => ({
            value: place.id,
            label: place.also ? `${place.name} (${place.also})` : place.name,
            hint: `${place.region_name}, ${countryName(place.country)}`,
          }))}
          fold={foldText}
          matched
          value={city}
          onTyped={setTyped}
          onChange={(next) => {
            setPicked(listed.find(({ id }) => id === next))
            onChange(next)
          }}
          placeholder={t('example')}
          listLabel={t('list')}
          emptyLabel={typed.trim() ? t(waiting ? 'searching' : 'none') : t('example')}
          countLabel={(count) => t('found', { count })}
        />
      </Field>
      <LocateButton
        onFound={(place) => {
          setTyped('')
          setPicked(place)
          onChange(place.id)
        }}
      />
      {places.isError && (
        <Banner
          tone="danger"
          urgent
          action={
            <Button size="sm" variant="outline" onClick={() => void places.refetch()}>
              {all('retry')}
            </Button>
          }
        >
          {words.text(places.error)}
        </Banner>
      )}
    </>
  )
}

/** The region by the word that its country has for it, and the country. */
function PlaceNote({ place }: { place: Place }) {
  const fields = useTranslations('fields')
  const countryName = useCountryName()
  const term = fields(`region_terms.${regionTermOf(place.country)}`)
  return <span>{`${term}: ${place.region_name}, ${countryName(place.country)}`}</span>
}
