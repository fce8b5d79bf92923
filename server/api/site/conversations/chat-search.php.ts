import { chatSearchQuerySchema, chatSearchResponseSchema } from '#common/wire/conversations.ts'
import { searchChats } from '#server/conversations/search/search-chats.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getChatSearch = endpoint(
  {
    method: 'get',
    path: '/api/chat-search.php',
    summary: 'The member’s conversations by the other’s name, and messages by their words, the latest first',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    query: chatSearchQuerySchema,
    response: chatSearchResponseSchema,
  },
  async (ctx, { query }) => searchChats(ctx, query.q),
)
