import { limits } from '#common/limits.ts'
import {
  messagePlaceSchema,
  photoMessageResponseSchema,
  sendMessageResponseSchema,
  sendPhotoSchema,
} from '#common/wire/conversations.ts'
import { photoTypes } from '#common/wire/photos.ts'
import { acceptPhoto } from '#server/conversations/photos/accept-photo.ts'
import { sendPhoto } from '#server/conversations/photos/send-photo.ts'
import { presentSent, sendErrors } from '#server/conversations/send/present-sent.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postPhotoMessage = endpoint(
  {
    method: 'post',
    path: '/api/photo-message.php',
    summary: 'Send a photo; the same client_id again has the same answer and is charged once',
    access: 'member',
    limit: { calls: 60, seconds: 3_600 },
    query: sendPhotoSchema,
    upload: { types: photoTypes, bytes: limits.photoBytes },
    response: sendMessageResponseSchema,
    errors: sendErrors,
  },
  async (ctx, { query: { to, client_id, quoted }, body }) =>
    presentSent(
      ctx,
      await sendPhoto(ctx, {
        to,
        clientId: client_id,
        body,
        quote: quoted === undefined ? null : { message: quoted },
      }),
    ),
)

export const putPhotoMessage = endpoint(
  {
    method: 'put',
    path: '/api/photo-message.php',
    summary: 'Show a received photo clear',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: messagePlaceSchema,
    response: photoMessageResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => ({ photo: await acceptPhoto(ctx, body.conversation, body.number) }),
)
