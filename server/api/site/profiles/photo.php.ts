import { limits } from '#common/limits.ts'
import {
  deletePhotoSchema,
  orderPhotosSchema,
  photoResponseSchema,
  photosResponseSchema,
  photoTypes,
  uploadPhotoSchema,
} from '#common/wire/photos.ts'
import { deletePhoto as deleteOwnPhoto } from '#server/profiles/photos/delete-photo.ts'
import { orderPhotos } from '#server/profiles/photos/order-photos.ts'
import { presentOwnPhoto } from '#server/profiles/photos/own-photos.ts'
import { uploadPhoto } from '#server/profiles/photos/upload-photo.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { ownPhotos } from './photos.php.ts'

export const postPhoto = endpoint(
  {
    method: 'post',
    path: '/api/photo.php',
    summary: 'Uploads a photo; the same client_id again has the same answer',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 3_600 },
    query: uploadPhotoSchema,
    upload: { types: photoTypes, bytes: limits.photoBytes },
    response: photoResponseSchema,
    errors: ['photos_used_up', 'conflict'],
  },
  async (ctx, { query, body }) => {
    const photo = await uploadPhoto(ctx, { clientId: query.client_id, crop: query.crop ?? null, body })
    return { photo: presentOwnPhoto(photo) }
  },
)

export const putPhoto = endpoint(
  {
    method: 'put',
    path: '/api/photo.php',
    summary: 'Puts own photos into a new order; the first becomes the main one',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: orderPhotosSchema,
    response: photosResponseSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await orderPhotos(ctx, body.order)
    return ownPhotos(ctx)
  },
)

export const deletePhoto = endpoint(
  {
    method: 'delete',
    path: '/api/photo.php',
    summary: 'Deletes one of the member’s own photos',
    access: 'member',
    beforeAge: true,
    limit: { calls: 60, seconds: 60 },
    body: deletePhotoSchema,
    response: photosResponseSchema,
  },
  async (ctx, { body }) => {
    await deleteOwnPhoto(ctx, body.id)
    return ownPhotos(ctx)
  },
)
