import { searchResponseSchema, searchSchema } from '#common/profiles.ts'
import { endpoint } from '../http/endpoint.ts'
import { type LikeRow, likeColumns, likeStateOf } from '../likes/like-columns.ts'
import { fillSearch } from '../profiles/fill-search.ts'
import { presentCard, viewerOf } from '../profiles/present.ts'
import { searchMembers } from '../profiles/search-members.ts'

export const getMembers = endpoint(
  {
    method: 'get',
    path: '/api/members.php',
    summary: 'Searches members; without values by the member’s own default search',
    access: 'search',
    limit: { calls: 1_200, seconds: 60 },
    audited: false,
    query: searchSchema,
    response: searchResponseSchema,
  },
  async (ctx, { query }) => {
    const search = await fillSearch(ctx, query)
    const found = await searchMembers<LikeRow>(ctx, search, query.cursor, likeColumns(ctx))
    const viewer = viewerOf(ctx)
    return {
      search: {
        gender: search.gender,
        country: search.country,
        countryregion: search.region,
        min_age: search.minAge,
        max_age: search.maxAge,
      },
      members: found.rows.map((row) => presentCard(row, viewer, likeStateOf(row))),
      next: found.next,
      count: found.count,
    }
  },
)
