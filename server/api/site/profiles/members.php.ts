import { searchResponseSchema, searchSchema } from '#common/wire/profiles.ts'
import { presentFound } from '#server/likes/present-members.ts'
import { fillSearch, presentSearch } from '#server/profiles/search/fill-search.ts'
import { searchMembers } from '#server/profiles/search/search-members.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getMembers = endpoint(
  {
    method: 'get',
    path: '/api/members.php',
    summary: 'Searches members; without values by the member’s own default search',
    access: 'search',
    limit: { calls: 1_200, seconds: 60 },
    query: searchSchema,
    response: searchResponseSchema,
  },
  async (ctx, { query }) => {
    const search = await fillSearch(ctx, query)
    const { ids, next, count } = await searchMembers(ctx, search, query.cursor)
    const cards = await presentFound(ctx, ids)
    return {
      search: presentSearch(ctx, search),
      members: ids.flatMap((id) => cards.get(id) ?? []),
      next,
      count,
    }
  },
)
