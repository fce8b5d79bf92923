import { useEffect } from 'react'
import type { Likes } from '#common/likes.ts'
import { limits } from '#common/limits.ts'
import type { Profile } from '#common/profiles.ts'
import { unwrap } from '../platform/api/api.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { refreshKeys } from '../platform/live/live-changes.ts'
import { likesQuery } from './likes-query.ts'

/** Tells the server that a liker's profile is on the screen: an explicit write, never a by-product of loading. */
export function useClearNewLike({ id, like_state }: Pick<Profile, 'id' | 'like_state'>): void {
  const { api, queries } = usePageData()
  const likesMe = like_state === 'received' || like_state === 'match'
  useEffect(() => {
    const { queryKey } = likesQuery(api)
    const known = queries.getQueryData(queryKey)?.liked_by.find((liker) => liker.id === id)
    if (!likesMe || known?.like_new === false) return
    unwrap(api['like.php'].$put({ json: { id } })).then(
      () => {
        queries.setQueryData(queryKey, (likes) => likes && seen(likes, id))
        return refreshKeys(queries, [queryKey, ['user']])
      },
      // The flag stays, and the next look at the profile clears it.
      () => undefined,
    )
  }, [api, queries, id, likesMe])
}

function seen(likes: Likes, id: string): Likes {
  const wasNew = likes.liked_by.some((liker) => liker.id === id && liker.like_new)
  return {
    ...likes,
    liked_by: likes.liked_by.map((liker) => (liker.id === id ? { ...liker, like_new: false } : liker)),
    new_likes: likes.new_likes - (wasNew && likes.new_likes < limits.newsCap ? 1 : 0),
  }
}
