import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { type PageData, usePageData } from '#client/api/page-data.tsx'
import { limits } from '#common/limits.ts'
import { useSettings } from '#web/site/api/site-and-user.tsx'
import { cachedUser, changeUser } from '#web/site/api/user-query.ts'
import { refusedFilters } from './refused-filters.ts'
import { searchQuery } from './search-query.ts'
import {
  type FilledSearch,
  fillWith,
  keptSearch,
  readSearch,
  type SearchState,
  without,
  writeSearch,
} from './search-state.ts'

/** When the page is opened anew (not by going back), a result older than this is loaded again. */
const freshMs = 2 * 60_000

/**
 * The search in the page's address: its result, the filters with the defaults filled in, and a function to change them.
 */
export function useSearch() {
  const page = usePageData()
  const { api, queries } = page
  const settings = useSettings()
  const navigate = useNavigate()
  const arrival = useNavigationType()
  const [params] = useSearchParams()
  const state = useMemo(() => readSearch(params), [params])
  const query = searchQuery(api, state)
  const found = useInfiniteQuery({ ...query, placeholderData: keepPreviousData })

  const onArrival = useEffectEvent(() => {
    const old = found.dataUpdatedAt > 0 && Date.now() - found.dataUpdatedAt > freshMs
    if (arrival === NavigationType.Push && old) void queries.resetQueries({ queryKey: query.queryKey })
  })
  useEffect(() => onArrival(), [])

  const filled = fillWith(found.data?.pages[0]?.search ?? guess(settings), state)
  const change = (next: SearchState) => {
    keep(page, keptSearch(next))
    void navigate({ search: writeSearch(next) })
  }
  // A search of a list that was loaded before an operator took its country away.
  const onRefused = useEffectEvent((error: Error) => {
    const refused = refusedFilters(error, state)
    if (refused.length > 0) change(without(state, refused))
  })
  useEffect(() => {
    if (found.error) onRefused(found.error)
  }, [found.error])
  /** Whether the defaults in `filled` come from the server. Before its first answer they are guesses. */
  const known = found.data !== undefined
  return { state, filled, known, found, change }
}

export type Search = ReturnType<typeof useSearch>

/** Until the server has said what the default search is. */
function guess(settings: ReturnType<typeof useSettings>): FilledSearch {
  return {
    gender: 'female',
    country: settings?.geoip_selected_country ?? '',
    countryregion: null,
    min_age: settings?.min_age ?? limits.minAge,
    max_age: limits.maxAge,
    distance: null,
    interests: [],
    verified: false,
    online: false,
    photo: false,
    orientation: 'fitting',
    sort: 'active',
    town: null,
  }
}

/** The member's next search opens with these filters. Losing them loses nothing but that. */
function keep({ api, queries }: PageData, search: Record<string, string>): void {
  if (!cachedUser(queries)) return
  changeUser(queries, () => ({ last_search: search }))
  void api['search.php'].$put({ json: { search } }).catch(() => {})
}
