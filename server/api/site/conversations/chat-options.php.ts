import { changeChatResponseSchema, changeChatSchema } from '#common/wire/conversations.ts'
import { changeChat } from '#server/conversations/lists/change-chat.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putChatOptions = endpoint(
  {
    method: 'put',
    path: '/api/chat-options.php',
    summary: 'Pin, archive or mute a conversation in the member’s own list, or accept a request',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: changeChatSchema,
    response: changeChatResponseSchema,
    errors: ['not_found', 'blocked_by', 'too_many_pinned'],
  },
  async (ctx, { body }) => changeChat(ctx, body),
)
