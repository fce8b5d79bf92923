import { searchSchema, similarResponseSchema } from '#common/wire/profiles.ts'
import { presentFound } from '#server/likes/present-members.ts'
import { fillSearch } from '#server/profiles/search/fill-search.ts'
import { findSimilar } from '#server/profiles/search/similar-members.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getSimilar = endpoint(
  {
    method: 'get',
    path: '/api/similar.php',
    summary: 'Where a search finds less than a page: similar people, and what each filter leaves out',
    access: 'search',
    limit: { calls: 600, seconds: 60 },
    query: searchSchema.omit({ cursor: true }),
    response: similarResponseSchema,
  },
  async (ctx, { query }) => {
    const { groups, relax, countries } = await findSimilar(ctx, await fillSearch(ctx, query))
    const cards = await presentFound(
      ctx,
      groups.flatMap(({ ids }) => ids),
    )
    return {
      groups: groups.map(({ widened, country, ids }) => ({
        widened,
        country,
        members: ids.flatMap((id) => cards.get(id) ?? []),
      })),
      relax,
      countries,
    }
  },
)
