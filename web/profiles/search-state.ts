import { limits } from '#common/limits.ts'
import { genders } from '#common/profile-fields.ts'
import type { SearchQuery, SearchResult } from '#common/profiles.ts'

/** What an address asks for; what is not in it, the member's own default search fills in. */
export type SearchState = {
  [K in 'gender' | 'country' | 'network']?: NonNullable<SearchQuery[K]>
} & {
  /** Undefined where a draft has taken it back. */
  countryregion?: string | undefined
  min_age?: number
  max_age?: number
}

/** The search with the defaults filled in, as it was run. */
export type FilledSearch = SearchResult['search']

/** Reads the filters of an address and leaves out what makes no sense. */
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
