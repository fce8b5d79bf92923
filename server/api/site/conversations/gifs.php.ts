import { findGifsSchema, foundGifsSchema } from '#common/wire/conversations.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getGifs = endpoint(
  {
    method: 'get',
    path: '/api/gifs.php',
    summary: 'GIFs for some words, or those that many like',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    query: findGifsSchema,
    response: foundGifsSchema,
  },
  async ({ gifs, locale }, { query: { q = '', cursor } }) =>
    gifs.search({ text: q, locale, cursor: cursor ?? null }),
)
