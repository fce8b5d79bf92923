import { queryOptions } from '@tanstack/react-query'
import { type Api, unwrap } from '../platform/api/api.ts'

/** The member's own photos in every state, the main one first. */
export function ownPhotosQuery(api: Api) {
  return queryOptions({
    queryKey: ['own-photos'],
    queryFn: () => unwrap(api['photos.php'].$get()),
  })
}
