import { sql } from 'drizzle-orm'
import { finderQuerySchema, finderResponseSchema } from '#common/wire/match-finder.ts'
import { presentFound } from '#server/likes/present-members.ts'
import { findFits } from '#server/profiles/matching/find-fits.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getMatchFinder = endpoint(
  {
    method: 'get',
    path: '/api/match-finder.php',
    summary: 'Who fits the member best, with the reasons; after the signup without answers',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    query: finderQuerySchema,
    response: finderResponseSchema,
  },
  async (ctx, { query }) => {
    const liked = sql`select to_id from member_like where from_id = ${ctx.actor.memberId}::uuid`
    const fits = await findFits(ctx, query, liked)
    const cards = await presentFound(
      ctx,
      fits.map(({ id }) => id),
    )
    return {
      members: fits.flatMap(({ id, reasons }) => {
        const card = cards.get(id)
        return card ? [{ ...card, reasons }] : []
      }),
    }
  },
)
