import { z } from 'zod'
import { regionsResponseSchema } from '#common/sites.ts'
import { countrySchema } from '#common/wire.ts'
import { endpoint } from '../http/endpoint.ts'

export const getRegions = endpoint(
  {
    method: 'get',
    path: '/api/regions.php',
    summary: 'The regions of a country',
    access: 'anyone',
    limit: 'none',
    audited: false,
    query: z.object({ country: countrySchema }),
    response: regionsResponseSchema,
  },
  async (ctx, { query }, c) => {
    const regions = ctx.places.regionsOf(query.country)
    c.header('Cache-Control', 'public, max-age=3600')
    return { country: query.country, regions }
  },
)
