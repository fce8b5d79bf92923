import { limits } from '#common/limits.ts'
import { genders } from '#common/profile-fields.ts'
import type { SearchQuery, SearchResult } from '#common/profiles.ts'

/** The filters in a page's address. For the others the server takes the member's default search. */
export type SearchState = {
  [K in 'gender' | 'country' | 'network']?: NonNullable<SearchQuery[K]>
} & {
  /** Undefined where a draft has taken it back. */
  countryregion?: string | undefined
  min_age?: number
  max_age?: number
  /** Only who is verified; undefined where a draft has taken it back. */
  verified?: true | undefined
}

/** The search with the defaults filled in, as it was run. */
export type FilledSearch = SearchResult['search']

/** Reads the filters from an address and ignores invalid ones. */
export function readSearch(params: URLSearchParams): SearchState {
  const state: SearchState = {}
  const gender = genders.find((each) => each === params.get('gender'))
  if (gender) state.gender = gender
  const country = params.get('country')
  if (country && /^[A-Z]{2}$/.test(country)) state.country = country
  const region = params.get('countryregion')
  if (region && region.length <= 10) state.countryregion = region
  const from = readAge(params.get('min_age'))
  const to = readAge(params.get('max_age'))
  if (from) state.min_age = from
  if (to && to >= (from ?? 0)) state.max_age = to
  if (params.get('verified') === 'true') state.verified = true
  const network = params.get('network')
  if (network) state.network = network.slice(0, 100)
  return state
}

export function writeSearch(state: SearchState): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(state)) if (value !== undefined) params.set(key, String(value))
  return params.size > 0 ? `?${params}` : ''
}

function readAge(text: string | null): number | undefined {
  const age = Number(text)
  return Number.isInteger(age) && age >= limits.minAge && age <= limits.maxAge ? age : undefined
}

/** Filters as the page shows them: the youngest and oldest age are one. */
export type Filter = 'gender' | 'country' | 'region' | 'ages' | 'verified'

const keysOf: Record<Filter, (keyof SearchState)[]> = {
  gender: ['gender'],
  country: ['country', 'countryregion'],
  region: ['countryregion'],
  ages: ['min_age', 'max_age'],
  verified: ['verified'],
}

export function activeFilters(state: SearchState): Filter[] {
  const active: Filter[] = []
  if (state.gender) active.push('gender')
  if (state.country) active.push('country')
  if (state.countryregion) active.push('region')
  if (state.min_age || state.max_age) active.push('ages')
  if (state.verified) active.push('verified')
  return active
}

/** The search without some of its filters. Without its country it has no region either. */
export function without(state: SearchState, filters: Filter[]): SearchState {
  const rest = { ...state }
  for (const key of filters.flatMap((filter) => keysOf[filter])) delete rest[key]
  return rest
}
