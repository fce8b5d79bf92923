import { regionsQuerySchema, regionsResponseSchema } from '#common/wire/sites.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { versionedCache } from '#server/site/versioned-cache.ts'

export const getRegions = endpoint(
  {
    method: 'get',
    path: '/api/regions.php',
    summary: 'The regions of a country, or of all countries',
    access: 'anyone',
    beforeAge: true,
    limit: 'none',
    query: regionsQuerySchema,
    response: regionsResponseSchema,
  },
  async (ctx, { query }, c) => {
    c.header('Cache-Control', versionedCache(ctx, query.version))
    return { regions: ctx.places.regionsOf(query.country) }
  },
)
