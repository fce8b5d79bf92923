import { z } from 'zod'
import { chatsResponseSchema } from '#common/conversations.ts'
import { cursorSchema } from '#common/wire.ts'
import { listChats } from '../conversations/list-chats.ts'
import { endpoint } from '../http/endpoint.ts'

export const getChats = endpoint(
  {
    method: 'get',
    path: '/api/chats.php',
    summary: 'The member’s conversations, the latest first',
    access: 'member',
    limit: { calls: 1_200, seconds: 60 },
    query: z.object({ cursor: cursorSchema.optional() }),
    response: chatsResponseSchema,
  },
  async (ctx, { query }) => listChats(ctx, query.cursor),
)
