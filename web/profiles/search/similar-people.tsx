import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { FoundCard, SimilarResult } from '#common/wire/profiles.ts'
import type { Elements } from '#ui/elements.ts'
import { useCountryName } from '#web/site/texts/country-names.ts'
import { GridSkeleton } from '../card/member-grid.tsx'
import { PeopleGroup } from './found-rings.tsx'
import { type SearchState, without } from './search-state.ts'
import type { Search } from './use-search.ts'
import { useSimilar } from './use-similar.ts'

/** Offered at most at once. */
const mostRelaxed = 2

type SimilarPeopleProps = Pick<Search, 'state'> & { actionOf: (member: FoundCard) => Elements }

/** Who nearly fits, where few fit: each group under a heading that says what was widened. */
export function SimilarPeople({ state, actionOf }: SimilarPeopleProps) {
  const t = useTranslations('search')
  const countryName = useCountryName()
  const { data, isPending } = useSimilar(state)
  return (
    <div aria-busy={isPending} className="mt-9">
      <p role="status" className="sr-only">
        {isPending && t('similar_loading')}
      </p>
      {isPending && <GridSkeleton />}
      {data?.groups.map(({ widened, country, members }) => (
        <PeopleGroup
          key={`${widened} ${country}`}
          title={t(`similar.${widened}`, { country: countryName(country) })}
          members={members}
          actionOf={actionOf}
          later
        />
      ))}
    </div>
  )
}

/** What a search could be without one of its filters or elsewhere, as buttons that do it. Their line is there before. */
export function RelaxFilters({ state, change }: Pick<Search, 'state' | 'change'>) {
  const t = useTranslations('search')
  const countryName = useCountryName()
  const { data } = useSimilar(state)
  const withoutFilters = (data?.relax ?? []).map(({ filter, people, more }) => ({
    label: t(`relax.${filter}`, { count: atLeast(people, more) }),
    search: relaxed(state, filter),
  }))
  const elsewhere = (data?.countries ?? []).map(({ country, people, more }) => ({
    label: t('relax.country', { country: countryName(country), count: atLeast(people, more) }),
    search: { ...without(state, ['country', 'distance']), country },
  }))
  return (
    <div className="scroll-row bleed flex min-h-8 gap-x-4 whitespace-nowrap">
      {[...withoutFilters, ...elsewhere].slice(0, mostRelaxed).map(({ label, search }) => (
        <button
          key={label}
          type="button"
          className="min-h-8 text-14 font-semibold text-primary-text underline underline-offset-3"
          onClick={() => change(search)}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

function atLeast(people: number, more: boolean): string {
  return more ? `${people}+` : String(people)
}

function relaxed(state: SearchState, filter: SimilarResult['relax'][number]['filter']): SearchState {
  if (filter === 'ages') return { ...state, min_age: limits.minAge, max_age: limits.maxAge }
  return without(state, [filter])
}
