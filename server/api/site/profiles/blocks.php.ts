import { blocksResponseSchema, pageQuerySchema } from '#common/wire/safety.ts'
import { findBlocks } from '#server/profiles/blocks/find-blocks.ts'
import { readListCursor } from '#server/profiles/list-cursor.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getBlocks = endpoint(
  {
    method: 'get',
    path: '/api/blocks.php',
    summary: 'Whom the member blocked, the latest first',
    access: 'member',
    beforeAge: true,
    limit: { calls: 240, seconds: 60 },
    query: pageQuerySchema,
    response: blocksResponseSchema,
  },
  async (ctx, { query }) => {
    const { page, next } = await findBlocks(ctx, readListCursor(query.cursor))
    return {
      blocks: page.map(({ id, name, at }) => ({ id, name, blocked_at: new Date(at).toISOString() })),
      next,
    }
  },
)
