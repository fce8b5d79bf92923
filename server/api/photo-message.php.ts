import {
  messagePlaceSchema,
  photoMessageResponseSchema,
  sendMessageResponseSchema,
  sendPhotoSchema,
} from '#common/conversations.ts'
import { limits } from '#common/limits.ts'
import { photoTypes } from '#common/photos.ts'
import { acceptPhoto } from '../conversations/photos/accept-photo.ts'
import { sendPhoto } from '../conversations/photos/send-photo.ts'
import { presentSent, sendErrors } from '../conversations/present-sent.ts'
import { endpoint } from '../site/endpoint.ts'

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
