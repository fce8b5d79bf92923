import { favouritesResponseSchema, pageQuerySchema } from '#common/wire/safety.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { readListCursor } from '#server/profiles/list-cursor.ts'
import { findFavourites } from '#server/profiles/saved/favourites.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getFavourites = endpoint(
  {
    method: 'get',
    path: '/api/favourites.php',
    summary: 'Whom the member saved, the latest first, with the member’s notes',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    query: pageQuerySchema,
    response: favouritesResponseSchema,
  },
  async (ctx, { query }) => {
    const { page, next } = await findFavourites(ctx, readListCursor(query.cursor))
    const cards = await presentMembers(
      ctx,
      page.map(({ id }) => id),
    )
    return {
      favourites: page.flatMap(({ id, note }) => {
        const card = cards.get(id)
        return card ? [{ ...card, note }] : []
      }),
      next,
    }
  },
)
