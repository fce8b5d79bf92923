import { z } from 'zod'
import { citiesResponseSchema } from '#common/wire/sites.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { citiesOf } from '#server/sites/queries.ts'

export const getCities = endpoint(
  {
    method: 'get',
    path: '/api/cities.php',
    summary: 'The towns of a region',
    access: 'anyone',
    beforeAge: true,
    limit: 'none',
    query: z.object({ region: z.string().min(1).max(10) }),
    response: citiesResponseSchema,
  },
  async (ctx, { query }, c) => {
    const cities = await citiesOf(ctx, query.region)
    c.header('Cache-Control', 'public, max-age=3600')
    return { cities: cities.map((city) => ({ id: String(city.id), name: city.name, region: city.regionId })) }
  },
)
