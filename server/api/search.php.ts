import { z } from 'zod'
import { putSearchSchema } from '#common/profiles.ts'
import { keepSearch } from '../profiles/keep-search.ts'
import { endpoint } from '../site/endpoint.ts'

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
