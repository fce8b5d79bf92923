import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { limits } from '#common/limits.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useSettings } from '#web/platform/api/site-and-user.tsx'
import { searchQuery } from '../profiles-query.ts'
import { type FilledSearch, readSearch, type SearchState, writeSearch } from './search-state.ts'

/** When the page is opened anew (not by going back), a result older than this is loaded again. */
const freshMs = 2 * 60_000

/**
 * The search in the page's address: its result, the filters with the defaults filled in, and a function to change them.
 */
export function useSearch() {
  const { api, queries } = usePageData()
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

  const filled: FilledSearch = {
    ...(found.data?.pages[0]?.search ?? {
      gender: 'female',
      country: settings?.geoip_selected_country ?? '',
      min_age: settings?.min_age ?? limits.minAge,
      max_age: limits.maxAge,
    }),
    ...state,
    countryregion: state.countryregion ?? null,
    verified: state.verified ?? false,
  }
  const change = (next: SearchState) => void navigate({ search: writeSearch(next) })
  /** Whether the defaults in `filled` come from the server. Before its first answer they are guesses. */
  const known = found.data !== undefined
  return { state, filled, known, found, change }
}

export type Search = ReturnType<typeof useSearch>
