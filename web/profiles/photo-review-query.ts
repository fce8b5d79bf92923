import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type Api, type ReadApi, unwrap } from '#client/api/api.ts'
import type { Album, Verification } from '#common/profiles/photo-review.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { profileKey } from './profiles-query.ts'

export const verificationKey = ['verification'] as const

/** How far the own verification is. A person decides meanwhile, so that it is asked for anew each time. */
export function verificationQuery(api: ReadApi) {
  return queryOptions({
    queryKey: verificationKey,
    queryFn: async () => (await unwrap(api['verification.php'].$get())).verification,
    staleTime: 0,
  })
}

export function setVerification(queries: QueryClient, api: Api, verification: Verification): void {
  queries.setQueryData(verificationQuery(api).queryKey, verification)
}

/** Who asks to see the own private photos, and who may. */
export function albumQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ['album'],
    queryFn: async () => (await unwrap(api['album.php'].$get())).album,
    staleTime: 0,
  })
}

export function setAlbum(queries: QueryClient, api: Api, album: Album): void {
  queries.setQueryData(albumQuery(api).queryKey, album)
}

/** How the viewer now stands to a member's private photos. */
export function setAlbumState(queries: QueryClient, id: string, album: Profile['album']): void {
  queries.setQueryData<Profile>(profileKey(id), (profile) => profile && { ...profile, album })
}
