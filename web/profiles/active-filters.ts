import type { SearchState } from './search-state.ts'

/** Filters as people think of them: a range of ages is one. */
export type Filter = 'gender' | 'country' | 'region' | 'ages'

const keysOf: Record<Filter, (keyof SearchState)[]> = {
  gender: ['gender'],
  country: ['country', 'countryregion'],
  region: ['countryregion'],
  ages: ['min_age', 'max_age'],
}

export function activeFilters(state: SearchState): Filter[] {
  const active: Filter[] = []
  if (state.gender) active.push('gender')
  if (state.country) active.push('country')
  if (state.countryregion) active.push('region')
  if (state.min_age || state.max_age) active.push('ages')
  return active
}

/** The search without some of its filters; a region goes with its country. */
export function without(state: SearchState, filters: Filter[]): SearchState {
  const rest = { ...state }
  for (const key of filters.flatMap((filter) => keysOf[filter])) delete rest[key]
  return rest
}
