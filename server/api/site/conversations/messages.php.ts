import { messagesQuerySchema, messagesResponseSchema } from '#common/wire/conversations.ts'
import { presentChat, presentMessage } from '#server/conversations/present.ts'
import { readMessages } from '#server/conversations/read/read-messages.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { AppError } from '#server/platform/errors.ts'
import { viewerOf } from '#server/profiles/present.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getMessages = endpoint(
  {
    method: 'get',
    path: '/api/messages.php',
    summary: 'A page of one conversation’s messages; reading them marks nothing as read',
    access: 'member',
    limit: { calls: 1_200, seconds: 60 },
    query: messagesQuerySchema,
    response: messagesResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { query }) => {
    const { chat, messages, next, newer, historyHidden } = await readMessages(ctx, query)
    const card = (await presentMembers(ctx, [chat.otherId])).get(chat.otherId)
    if (!card) throw new AppError('not_found')
    const reader = viewerOf(ctx)
    return {
      chat: presentChat(chat, card, reader),
      messages: messages.map((message) => presentMessage(message, reader)),
      next,
      newer,
      history_hidden: historyHidden,
    }
  },
)
