import { z } from 'zod'
import { idSchema } from '#common/wire/basics.ts'
import { giftShelfSchema } from '#common/wire/conversations.ts'
import { findGiftShelf } from '#server/conversations/send/gift-shelf.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getGifts = endpoint(
  {
    method: 'get',
    path: '/api/gifts.php',
    summary: 'The gifts that a member was given, without who gave them',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    query: z.object({ id: idSchema }),
    response: giftShelfSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { query }) => ({ gifts: await findGiftShelf(ctx, query.id) }),
)
