import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { OwnProfile, PreviewAs, UpdateProfileForm } from '#common/wire/profiles.ts'
import { refreshUser } from '../site/api/user-query.ts'
import { profileKey, searchKey } from './profiles-query.ts'

const ownProfileKey = ['own-profile'] as const
const previewKey = ['preview'] as const

/** One's own profile, as the page that edits it needs it. */
export function ownProfileQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ownProfileKey,
    queryFn: async () => (await unwrap(api['profile.php'].$get())).profile,
  })
}

/** One's own page as a free or a premium member sees it. */
export function previewQuery(api: ReadApi, as: PreviewAs) {
  return queryOptions({
    queryKey: [...previewKey, as],
    queryFn: async () => (await unwrap(api['preview.php'].$get({ query: { as } }))).profile,
    staleTime: 0,
  })
}

/** What a profile can name, loaded once and cached (spec §7). */
export function interestsQuery(api: ReadApi, version: number | undefined) {
  return queryOptions({
    queryKey: ['interests'],
    queryFn: async () => (await unwrap(api['interests.php'].$get({ query: { version } }))).interests,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

/** One's own profile was saved: what follows from it is asked for again, once it is needed. */
export async function keepOwnProfile(
  queries: QueryClient,
  saved: OwnProfile,
  changed: UpdateProfileForm,
): Promise<void> {
  queries.setQueryData<OwnProfile>(ownProfileKey, saved)
  void queries.invalidateQueries({ queryKey: profileKey(saved.id) })
  void queries.invalidateQueries({ queryKey: previewKey })
  // Whom the first search looks for, and where, follows from these.
  if (changed.gender || changed.sexuality || changed.city) queries.removeQueries({ queryKey: searchKey })
  if (changed.city) await refreshUser(queries)
}
