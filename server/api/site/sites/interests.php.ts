import { interests } from '#common/profiles/profile-fields.ts'
import { interestsResponseSchema, versionedQuerySchema } from '#common/wire/sites.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { versionedCache } from '#server/site/versioned-cache.ts'

export const getInterests = endpoint(
  {
    method: 'get',
    path: '/api/interests.php',
    summary: 'The interests that a profile can name',
    access: 'anyone',
    beforeAge: true,
    limit: 'none',
    query: versionedQuerySchema,
    response: interestsResponseSchema,
  },
  async (ctx, { query }, c) => {
    c.header('Cache-Control', versionedCache(ctx, query.version))
    return { interests: [...interests] }
  },
)
