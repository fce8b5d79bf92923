import { queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'

export const ownPhotosKey = ['own-photos'] as const

/** The member's own photos in every state, the main one first. */
export function ownPhotosQuery(api: ReadApi) {
  return queryOptions({
    queryKey: ownPhotosKey,
    queryFn: () => unwrap(api['photos.php'].$get()),
  })
}
