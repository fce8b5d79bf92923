import { interests } from '#common/profile-fields.ts'
import { interestsResponseSchema, versionedQuerySchema } from '#common/sites.ts'
import { endpoint } from '../site/endpoint.ts'
import { versionedCache } from '../site/versioned-cache.ts'

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
