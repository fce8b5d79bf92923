import { sendGiftSchema, sendMessageResponseSchema } from '#common/conversations.ts'
import { presentSent, sendErrors } from '../conversations/present-sent.ts'
import { sendGift } from '../conversations/send-gift.ts'
import { endpoint } from '../site/endpoint.ts'

export const postGift = endpoint(
  {
    method: 'post',
    path: '/api/gift.php',
    summary: 'Give a gift; the same client_id again has the same answer and is charged once',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: sendGiftSchema,
    response: sendMessageResponseSchema,
    errors: sendErrors,
  },
  async (ctx, { body: { to, client_id, gift, note, quote } }) =>
    presentSent(ctx, await sendGift(ctx, { to, clientId: client_id, gift, note, quote })),
)
