import { sendGiftSchema, sendMessageResponseSchema } from '#common/wire/conversations.ts'
import { presentSent, sendErrors } from '#server/conversations/send/present-sent.ts'
import { sendGift } from '#server/conversations/send/send-gift.ts'
import { endpoint } from '#server/site/endpoint.ts'

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
