import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { FoundCard, SimilarResult } from '#common/profiles.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useCountryName } from '#web/platform/texts/country-names.ts'
import { GridSkeleton } from '../card/member-grid.tsx'
import { PeopleGroup } from './found-rings.tsx'
import { similarQuery } from './search-query.ts'
import { type SearchState, without } from './search-state.ts'
import type { Search } from './use-search.ts'

/** Offered at most at once. */
const mostRelaxed = 2

type SimilarPeopleProps = Pick<Search, 'state' | 'filled'> & { actionOf: (member: FoundCard) => ReactNode }

/** Who nearly fits, where few fit: each group under a heading that says what was widened. */
export function SimilarPeople({ state, filled, actionOf }: SimilarPeopleProps) {
  const t = useTranslations('search')
  const countryName = useCountryName()
  const { data, isPending } = useSimilar(state)
  return (
    <div aria-busy={isPending} className="mt-9">
      <p role="status" className="sr-only">
        {isPending && t('similar_loading')}
      </p>
      {isPending && <GridSkeleton />}
      {data?.groups.map(({ widened, members }) => (
        <PeopleGroup
          key={widened}
          title={t(`similar.${widened}`, { country: countryName(filled.country) })}
          members={members}
          actionOf={actionOf}
          later
        />
      ))}
    </div>
  )
}

/** What a search could be without one of its filters, as buttons that do it. Their line is there before they are. */
export function RelaxFilters({ state, change }: Pick<Search, 'state' | 'change'>) {
  const t = useTranslations('search')
  const { data } = useSimilar(state)
  return (
    <div className="scroll-row bleed flex min-h-8 gap-x-4 whitespace-nowrap">
      {data?.relax.slice(0, mostRelaxed).map(({ filter, people, more }) => (
        <button
          key={filter}
          type="button"
          className="min-h-8 text-14 font-semibold text-primary-text underline underline-offset-3"
          onClick={() => change(relaxed(state, filter))}
        >
          {t(`relax.${filter}`, { count: more ? `${people}+` : String(people) })}
        </button>
      ))}
    </div>
  )
}

function useSimilar(state: SearchState) {
  const { api } = usePageData()
  return useQuery({ ...similarQuery(api, state), enabled: typeof document !== 'undefined' })
}

function relaxed(state: SearchState, filter: SimilarResult['relax'][number]['filter']): SearchState {
  if (filter === 'ages') return { ...state, min_age: limits.minAge, max_age: limits.maxAge }
  return without(state, [filter])
}
