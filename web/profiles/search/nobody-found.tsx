import { useTranslations } from 'use-intl'
import { limits } from '#common/limits.ts'
import { NoResults } from '#web/brand/drawings/no-results.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/notice/empty-state.tsx'
import { activeFilters, type Filter, without } from './search-state.ts'
import type { Search } from './use-search.ts'

/** Says which filter to relax, with buttons that do it. */
export function NobodyFound({ state, change }: Pick<Search, 'state' | 'filled' | 'change'>) {
  const t = useTranslations('profiles.search')
  const active = activeFilters(state)
  const everyAge = { ...state, min_age: limits.minAge, max_age: limits.maxAge }
  const widest = state.min_age === everyAge.min_age && state.max_age === everyAge.max_age
  return (
    <EmptyState
      drawing={<NoResults />}
      title={t('empty')}
      text={t(adviceFor(active))}
      action={
        <>
          {active.length > 0 && <Button onClick={() => change(without(state, active))}>{t('reset')}</Button>}
          {!widest && (
            <Button variant={active.length > 0 ? 'outline' : 'primary'} onClick={() => change(everyAge)}>
              {t('any_age')}
            </Button>
          )}
        </>
      }
    />
  )
}

function adviceFor(active: Filter[]) {
  const region = active.includes('region')
  const ages = active.includes('ages')
  if (region && ages) return 'empty_both'
  if (region) return 'empty_region'
  if (ages) return 'empty_age'
  return active.length > 0 ? 'empty_plain' : 'empty_default'
}
