import { placesQuerySchema, placesResponseSchema } from '#common/wire/sites.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { findPlaces } from '#server/sites/find-places.ts'

export const getPlaces = endpoint(
  {
    method: 'get',
    path: '/api/places.php',
    summary: 'The towns that what was typed may mean, in any language’s spelling',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 600, seconds: 600 },
    query: placesQuerySchema,
    response: placesResponseSchema,
  },
  async (ctx, { query }, c) => {
    const places = await findPlaces(ctx, query.q, query.country)
    c.header('Cache-Control', 'public, max-age=3600')
    return { places }
  },
)
