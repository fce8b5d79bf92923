import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import type { SimilarResult } from '#common/wire/profiles.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/notice/empty-state.tsx'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { activeFilters, without } from './search-state.ts'
import type { Search } from './use-search.ts'
import { useSimilar } from './use-similar.ts'

/** Says what would find somebody, with buttons that do it, once the server has said so. */
export function NobodyFound({ state, change }: Pick<Search, 'state' | 'change'>) {
  const t = useTranslations('profiles.search')
  const { data } = useSimilar(state)
  const active = activeFilters(state)
  const anyAge = data?.relax.some(({ filter }) => filter === 'ages')
  return (
    <EmptyState
      drawing={<NoResults />}
      title={t('empty')}
      text={<span className="block min-h-[2lh]">{data && t(adviceFor(data))}</span>}
      action={
        <div className="flex min-h-11 flex-wrap justify-center gap-2.5">
          {active.length > 0 && <Button onClick={() => change(without(state, active))}>{t('reset')}</Button>}
          {anyAge && (
            <Button
              variant={active.length > 0 ? 'outline' : 'primary'}
              onClick={() => change({ ...state, min_age: limits.minAge, max_age: limits.maxAge })}
            >
              {t('any_age')}
            </Button>
          )}
        </div>
      }
    />
  )
}

type Helpful = { relax: { filter: SimilarResult['relax'][number]['filter'] }[]; countries: unknown[] }

/**
 * Which sentence says what would find somebody: only what does, by the server's count.
 * @internal For the test.
 */
export function adviceFor({ relax, countries }: Helpful) {
  const filters = new Set(relax.map(({ filter }) => filter))
  const place = filters.has('region') || filters.has('distance')
  const ages = filters.has('ages')
  if (place && ages) return 'empty_both'
  if (place) return 'empty_region'
  if (ages) return 'empty_age'
  if (filters.size > 0) return 'empty_filters'
  return countries.length > 0 ? 'empty_country' : 'empty_nothing'
}
