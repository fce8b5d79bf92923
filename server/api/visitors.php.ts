import { pageQuerySchema, visitorsResponseSchema } from '#common/safety.ts'
import { presentMembers } from '../likes/present-members.ts'
import { readListCursor } from '../profiles/list-cursor.ts'
import { findPrivacy } from '../profiles/privacy.ts'
import { findVisitors } from '../profiles/visits/find-visitors.ts'
import { endpoint } from '../site/endpoint.ts'

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
