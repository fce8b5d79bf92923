import { geocodeQuerySchema, geocodeResponseSchema } from '#common/wire/sites.ts'
import { endpoint } from '#server/site/endpoint.ts'
import { findNearest } from '#server/sites/find-places.ts'

/** A position becomes a town at once: neither the answer nor the log keeps where somebody stood. */
export const getGeocode = endpoint(
  {
    method: 'get',
    path: '/api/geocode.php',
    summary: 'The town nearest to a position',
    access: 'anyone',
    beforeAge: true,
    limit: { calls: 60, seconds: 600 },
    query: geocodeQuerySchema,
    response: geocodeResponseSchema,
  },
  async (ctx, { query }, c) => {
    const place = await findNearest(ctx, query.lat, query.lon)
    c.header('Cache-Control', 'private, max-age=3600')
    return { place }
  },
)
