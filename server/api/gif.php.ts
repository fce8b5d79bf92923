import { sendGifSchema, sendMessageResponseSchema } from '#common/conversations.ts'
import { presentSent, sendErrors } from '../conversations/present-sent.ts'
import { sendGif } from '../conversations/send-gif.ts'
import { endpoint } from '../site/endpoint.ts'

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
