import { pageQuerySchema, visitorsResponseSchema } from '#common/wire/safety.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { readListCursor } from '#server/profiles/list-cursor.ts'
import { findPrivacy } from '#server/profiles/privacy.ts'
import { findVisitors } from '#server/profiles/visits/find-visitors.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getVisitors = endpoint(
  {
    method: 'get',
    path: '/api/visitors.php',
    summary: 'Who looked at the member, the latest first',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    query: pageQuerySchema,
    response: visitorsResponseSchema,
  },
  async (ctx, { query }) => {
    const { page, next } = await findVisitors(ctx, readListCursor(query.cursor))
    const cards = await presentMembers(
      ctx,
      page.map(({ id }) => id),
    )
    return {
      visitors: page.flatMap(({ id, at }) => {
        const card = cards.get(id)
        return card ? [{ ...card, visited_at: new Date(at).toISOString() }] : []
      }),
      next,
      shown: (await findPrivacy(ctx)).show_visits,
    }
  },
)
