import { okSchema } from '#common/wire/basics.ts'
import { deleteChatSchema, readChatResponseSchema, readChatSchema } from '#common/wire/conversations.ts'
import { hideConversation } from '#server/conversations/lists/hide-conversation.ts'
import { markRead } from '#server/conversations/read/mark-read.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putChat = endpoint(
  {
    method: 'put',
    path: '/api/chat.php',
    summary: 'Mark a conversation as read up to a message',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: readChatSchema,
    response: readChatResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => ({
    total_unread_messages: await markRead(ctx, body.conversation, body.number),
  }),
)

export const deleteChat = endpoint(
  {
    method: 'delete',
    path: '/api/chat.php',
    summary: 'Remove a conversation from the member’s own list',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: deleteChatSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await hideConversation(ctx, body.conversation)
    return { ok: true as const }
  },
)
