import { limits } from '#common/limits.ts'
import { distanceRings } from '#common/profiles/distance-rings.ts'
import { type Interest, interests } from '#common/profiles/profile-fields.ts'
import { searchSorts, soughtGenders } from '#common/profiles/search-choices.ts'
import type { SearchResult } from '#common/wire/profiles.ts'

/** The search with the defaults filled in, as it was run. */
export type FilledSearch = SearchResult['search']

/**
 * The filters in a page's address. For the others the server takes the member's default search. What is undefined has
 * been taken back by a draft.
 */
export type SearchState = {
  gender?: FilledSearch['gender'] | undefined
  country?: string | undefined
  network?: string | undefined
  countryregion?: string | undefined
  min_age?: number | undefined
  max_age?: number | undefined
  distance?: number | undefined
  interests?: Interest[] | undefined
  verified?: true | undefined
  online?: true | undefined
  photo?: true | undefined
  orientation?: 'any' | undefined
  sort?: FilledSearch['sort'] | undefined
}

/** Reads the filters from an address and ignores invalid ones. */
export function readSearch(params: URLSearchParams): SearchState {
  const given = (name: string) => params.get(name) ?? undefined
  const yes = (name: string) => (params.get(name) === 'true' ? true : undefined)
  const country = given('country')
  const region = given('countryregion')
  const from = readAge(params.get('min_age'))
  const to = readAge(params.get('max_age'))
  const wanted = params.get('interests')?.split(',') ?? []
  const chosen = interests.filter((interest) => wanted.includes(interest))
  return known({
    gender: soughtGenders.find((each) => each === given('gender')),
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    countryregion: region && region.length <= 10 ? region : undefined,
    min_age: from,
    max_age: to && to >= (from ?? 0) ? to : undefined,
    distance: distanceRings.find((ring) => String(ring) === given('distance')),
    interests: chosen.length > 0 ? chosen : undefined,
    verified: yes('verified'),
    online: yes('online'),
    photo: yes('photo'),
    orientation: given('orientation') === 'any' ? 'any' : undefined,
    sort: searchSorts.find((each) => each === given('sort')),
    network: given('network')?.slice(0, 100) || undefined,
  })
}

/** Without the keys that have no value, so that equal searches have one key in the cache. */
function known(state: SearchState): SearchState {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined))
}

/** The filters as an address has them. */
export function searchParams(state: SearchState): Record<string, string> {
  const given = Object.entries(state).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]))
}

export function writeSearch(state: SearchState): string {
  const params = new URLSearchParams(searchParams(state))
  return params.size > 0 ? `?${params}` : ''
}

/** What is kept with the member: everything but where a visitor came from. */
export function keptSearch({ network: _network, ...state }: SearchState): Record<string, string> {
  return searchParams(state)
}

function readAge(text: string | null): number | undefined {
  const age = Number(text)
  return Number.isInteger(age) && age >= limits.minAge && age <= limits.maxAge ? age : undefined
}

/** Filters as the page shows them: the youngest and oldest age are one. */
export type Filter =
  | 'gender'
  | 'country'
  | 'region'
  | 'distance'
  | 'ages'
  | 'interests'
  | 'verified'
  | 'online'
  | 'photo'
  | 'orientation'

const keysOf: Record<Filter, (keyof SearchState)[]> = {
  gender: ['gender'],
  country: ['country', 'countryregion'],
  region: ['countryregion'],
  distance: ['distance'],
  ages: ['min_age', 'max_age'],
  interests: ['interests'],
  verified: ['verified'],
  online: ['online'],
  photo: ['photo'],
  orientation: ['orientation'],
}

export function activeFilters(state: SearchState): Filter[] {
  const chosen: Record<Filter, unknown> = {
    gender: state.gender,
    country: state.country,
    region: state.countryregion,
    distance: state.distance,
    ages: state.min_age || state.max_age,
    interests: state.interests?.length,
    verified: state.verified,
    online: state.online,
    photo: state.photo,
    orientation: state.orientation,
  }
  return allFilters.filter((filter) => chosen[filter])
}

const allFilters: Filter[] = [
  'gender',
  'country',
  'region',
  'distance',
  'ages',
  'interests',
  'verified',
  'online',
  'photo',
  'orientation',
]

/** The search without some of its filters. Without its country it has no region either. */
export function without(state: SearchState, filters: Filter[]): SearchState {
  const rest = { ...state }
  for (const key of filters.flatMap((filter) => keysOf[filter])) delete rest[key]
  return rest
}

/** A search as it was run, but for what a state says otherwise; a filter that the state does not have is off. */
export function fillWith(usual: FilledSearch, state: SearchState): FilledSearch {
  return {
    gender: state.gender ?? usual.gender,
    country: state.country ?? usual.country,
    countryregion: state.countryregion ?? null,
    min_age: state.min_age ?? usual.min_age,
    max_age: state.max_age ?? usual.max_age,
    distance: state.distance ?? null,
    interests: state.interests ?? [],
    verified: state.verified ?? false,
    online: state.online ?? false,
    photo: state.photo ?? false,
    orientation: state.orientation ?? usual.orientation,
    sort: state.sort ?? usual.sort,
    town: usual.town,
  }
}
