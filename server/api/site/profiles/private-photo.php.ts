import { privatePhotoSchema } from '#common/profiles/photo-review.ts'
import { photosResponseSchema } from '#common/wire/photos.ts'
import { setPrivate } from '#server/profiles/album/set-private.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { ownPhotos } from './photos.php.ts'

export const putPrivatePhoto = endpoint(
  {
    method: 'put',
    path: '/api/private-photo.php',
    summary: 'Takes one of the member’s photos into the private album or out of it',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: privatePhotoSchema,
    response: photosResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await setPrivate(ctx, body.id, body.private)
    return ownPhotos(ctx)
  },
)
