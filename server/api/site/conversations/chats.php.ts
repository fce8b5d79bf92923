import { z } from 'zod'
import { cursorSchema } from '#common/wire/basics.ts'
import { chatLists, chatsResponseSchema } from '#common/wire/conversations.ts'
import { listChats } from '#server/conversations/lists/list-chats.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getChats = endpoint(
  {
    method: 'get',
    path: '/api/chats.php',
    summary: 'One of the member’s lists of conversations, the pinned ones and then the latest first',
    access: 'member',
    limit: { calls: 1_200, seconds: 60 },
    query: z.object({ list: z.enum(chatLists).default('inbox'), cursor: cursorSchema.optional() }),
    response: chatsResponseSchema,
  },
  async (ctx, { query }) => listChats(ctx, query.list, query.cursor),
)
