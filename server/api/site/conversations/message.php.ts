import {
  messagePlaceSchema,
  sendMessageResponseSchema,
  sendMessageSchema,
  unsendResponseSchema,
} from '#common/wire/conversations.ts'
import { unsendMessage } from '#server/conversations/read/unsend-message.ts'
import { presentSent, sendErrors } from '#server/conversations/send/present-sent.ts'
import { sendMessage } from '#server/conversations/send/send-message.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postMessage = endpoint(
  {
    method: 'post',
    path: '/api/message.php',
    summary: 'Send a message; the same client_id again has the same answer and is charged once',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: sendMessageSchema,
    response: sendMessageResponseSchema,
    errors: sendErrors,
  },
  async (ctx, { body }) => {
    const sent = await sendMessage(ctx, {
      to: body.to,
      clientId: body.client_id,
      body: body.body,
      quote: body.quote,
    })
    return presentSent(ctx, sent)
  },
)

export const deleteMessage = endpoint(
  {
    method: 'delete',
    path: '/api/message.php',
    summary: 'Take an own message back before it is read; what it cost comes back',
    access: 'member',
    limit: { calls: 60, seconds: 3_600 },
    body: messagePlaceSchema,
    response: unsendResponseSchema,
    errors: ['not_found', 'blocked_by', 'message_seen'],
  },
  async (ctx, { body }) => ({ credits: await unsendMessage(ctx, body.conversation, body.number) }),
)
