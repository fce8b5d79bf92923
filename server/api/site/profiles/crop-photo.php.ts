import { cropPhotoSchema, photosResponseSchema } from '#common/wire/photos.ts'
import { cropPhoto } from '#server/profiles/photos/crop-photo.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { ownPhotos } from './photos.php.ts'

export const putCropPhoto = endpoint(
  {
    method: 'put',
    path: '/api/crop-photo.php',
    summary: 'Keeps a part of one of the member’s own photos',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    body: cropPhotoSchema,
    response: photosResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await cropPhoto(ctx, body)
    return ownPhotos(ctx)
  },
)
