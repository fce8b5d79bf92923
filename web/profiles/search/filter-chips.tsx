import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { usePageData } from '#client/api/page-data.tsx'
import { focusHeading } from '#client/page/focus-heading.ts'
import { fieldKey } from '#common/profiles/profile-fields.ts'
import { ChipButton, RemovableChip } from '#ui/button/chip.tsx'
import { regionsQuery } from '#web/members/place/place-queries.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { activeFilters, without } from './search-state.ts'
import type { Search } from './use-search.ts'

type FilterChipsProps = Pick<Search, 'state' | 'filled' | 'change'>

/** The chosen filters as chips, each with a button that removes it. */
export function FilterChips({ state, filled, change }: FilterChipsProps) {
  const t = useTranslations('profiles.search')
  const more = useTranslations('search')
  const fields = useTranslations('fields')
  const countryName = useCountryName()
  const { api } = usePageData()
  const regions = useQuery({
    ...regionsQuery(api, filled.country, useSettings()?.version),
    enabled: Boolean(state.countryregion),
  }).data
  const active = activeFilters(state)
  const list = useRef<HTMLUListElement>(null)
  useFocusLeft(list, active.length)
  if (active.length === 0) return null
  const words = {
    gender: () => (filled.gender === 'everyone' ? more('everyone') : t(`genders.${filled.gender}`)),
    country: () => countryName(filled.country),
    region: () => regions?.find(({ id }) => id === state.countryregion)?.name ?? state.countryregion ?? '',
    distance: () => more('distance_within', { km: filled.distance ?? 0 }),
    interests: () => filled.interests.map((each) => fields(`interests.${fieldKey(each)}`)).join(', '),
    online: () => fields('online'),
    photo: () => more('photo'),
    orientation: () => more('orientation'),
    verified: () => fields('verified_only'),
    ages: () => t('ages_chip', { from: filled.min_age, to: filled.max_age }),
  }
  return (
    <ul
      ref={list}
      aria-label={t('filters_chosen')}
      className="scroll-row bleed mt-3 flex gap-2 py-1 lg:mt-4 lg:flex-wrap"
    >
      {active.map((filter) => {
        const filterWords = words[filter]()
        return (
          <li key={filter} className="flex-none">
            <RemovableChip
              removeLabel={t('remove', { filter: filterWords })}
              onRemove={() => change(without(state, [filter]))}
            >
              {filterWords}
            </RemovableChip>
          </li>
        )
      })}
      <li className="flex-none">
        <ChipButton onClick={() => change(without(state, active))}>{t('clear')}</ChipButton>
      </li>
    </ul>
  )
}

/** After a chip was removed, moves the focus to the next one, or to the page's heading after the last. */
function useFocusLeft(list: RefObject<HTMLUListElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const fewer = count < before.current
    before.current = count
    const main = document.querySelector('main')
    if (!fewer || !main || document.activeElement !== document.body) return
    const next = list.current?.querySelector('button')
    if (next) next.focus()
    else focusHeading(main)
  }, [list, count])
}
