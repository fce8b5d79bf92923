import { sendGifSchema, sendMessageResponseSchema } from '#common/wire/conversations.ts'
import { presentSent, sendErrors } from '#server/conversations/send/present-sent.ts'
import { sendGif } from '#server/conversations/send/send-gif.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postGif = endpoint(
  {
    method: 'post',
    path: '/api/gif.php',
    summary: 'Send a GIF; the same client_id again has the same answer and is charged once',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: sendGifSchema,
    response: sendMessageResponseSchema,
    errors: sendErrors,
  },
  async (ctx, { body: { to, client_id, gif, quote } }) =>
    presentSent(ctx, await sendGif(ctx, { to, clientId: client_id, gif, quote })),
)
