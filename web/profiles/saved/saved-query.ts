import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { profileKey } from '../profiles-query.ts'

const favouritesKey = ['favourites'] as const

/** Whom the member saved, the latest first. */
export function favouritesQuery(api: ReadApi) {
  return infiniteQueryOptions({
    queryKey: favouritesKey,
    queryFn: ({ pageParam }) =>
      unwrap(api['favourites.php'].$get({ query: { cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** Writes what the member keeps of another into the cache; the list is loaded again when it is looked at. */
export function setSaved(
  queries: QueryClient,
  id: string,
  saved: Partial<Pick<Profile, 'favourite' | 'note'>>,
): void {
  queries.setQueryData<Profile>(profileKey(id), (profile) => profile && { ...profile, ...saved })
  void queries.invalidateQueries({ queryKey: favouritesKey })
}
