import { z } from 'zod'
import { chatLists, chatsResponseSchema } from '#common/conversations.ts'
import { cursorSchema } from '#common/wire.ts'
import { listChats } from '../conversations/list-chats.ts'
import { endpoint } from '../site/endpoint.ts'

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
