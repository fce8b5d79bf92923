import { ApiError } from '#client/api/api.ts'
import { activeFilters, type Filter, type SearchState } from './search-state.ts'

const filterOf: Record<string, Filter> = { country: 'country', countryregion: 'region', max_age: 'ages' }

/** The filters of a search for which the server refused it, as a country that the site does not offer any more. */
export function refusedFilters(error: unknown, state: SearchState): Filter[] {
  if (!(error instanceof ApiError) || error.code !== 'invalid') return []
  const refused = Object.keys(error.fields).map((field) => filterOf[field])
  return activeFilters(state).filter((filter) => refused.includes(filter))
}
