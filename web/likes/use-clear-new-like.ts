import { useEffect } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import type { Profile } from '#common/wire/profiles.ts'
import { applyLikeSeen, isLikeSeen } from './likes-query.ts'

/** Tells the server that a liker's profile is on the screen. Loading a profile alone changes nothing. */
export function useClearNewLike({ id, like_state }: Pick<Profile, 'id' | 'like_state'>): void {
  const { api, queries } = usePageData()
  const likesMe = like_state === 'received' || like_state === 'match'
  useEffect(() => {
    if (!likesMe || isLikeSeen(queries, id)) return
    unwrap(api['like.php'].$put({ json: { id } })).then(
      () => applyLikeSeen(queries, id),
      // The mark stays, and the next visit to the profile clears it.
      () => undefined,
    )
  }, [api, queries, id, likesMe])
}
