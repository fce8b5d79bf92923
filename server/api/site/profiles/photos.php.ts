import { photosResponseSchema } from '#common/wire/photos.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { findOwnPhotos, mostPhotos, presentOwnPhoto } from '#server/profiles/photos/own-photos.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getPhotos = endpoint(
  {
    method: 'get',
    path: '/api/photos.php',
    summary: 'The member’s own photos, in every state',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: photosResponseSchema,
  },
  ownPhotos,
)

export async function ownPhotos(ctx: MemberCtx) {
  return { photos: (await findOwnPhotos(ctx)).map(presentOwnPhoto), most: mostPhotos(ctx.actor.paid) }
}
