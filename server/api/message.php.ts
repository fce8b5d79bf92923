import { sendMessageResponseSchema, sendMessageSchema } from '#common/conversations.ts'
import { limits } from '#common/limits.ts'
import type { SentMessage } from '../conversations/find-sent.ts'
import { presentMessage } from '../conversations/present.ts'
import { sendMessage } from '../conversations/send-message.ts'
import { endpoint } from '../http/endpoint.ts'
import { viewerOf } from '../profiles/present.ts'

export const postMessage = endpoint(
  {
    method: 'post',
    path: '/api/message.php',
    summary: 'Send a message; the same client_id again has the same answer and is charged once',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: sendMessageSchema,
    response: sendMessageResponseSchema,
    errors: [
      'not_found',
      'blocked_by',
      'forbidden',
      'profile_incomplete',
      'conversations_used_up',
      'not_enough_credits',
      'recipient_unconfirmed',
      'conflict',
    ],
  },
  async (ctx, { body }) => {
    const sent = await sendMessage(ctx, {
      to: body.to,
      clientId: body.client_id,
      body: body.body,
      quote: body.quote,
    })
    return {
      conversation: sent.message.conversationId,
      message: presentMessage(sent.message, viewerOf(ctx)),
      credits: sent.balance,
      conversations_left: conversationsLeft(sent),
    }
  },
)

/** How many conversations the sender may still open; null for as many as they like. */
function conversationsLeft({ sender: { paid, started } }: SentMessage): number | null {
  return paid ? null : Math.max(0, limits.freeConversations - started)
}
