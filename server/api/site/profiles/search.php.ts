import { z } from 'zod'
import { putSearchSchema } from '#common/wire/profiles.ts'
import { keepSearch } from '#server/profiles/search/keep-search.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const putSearch = endpoint(
  {
    method: 'put',
    path: '/api/search.php',
    summary: 'Keeps the filters of the last search, with which the next one opens',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: putSearchSchema,
    response: z.object({}),
  },
  async (ctx, { body }) => {
    await keepSearch(ctx, body.search)
    return {}
  },
)
