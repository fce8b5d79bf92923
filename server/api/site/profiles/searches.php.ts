import { removeSearchSchema, savedSearchesSchema, saveSearchSchema } from '#common/wire/profiles.ts'
import { findSavedSearches, removeSavedSearch, saveSearch } from '#server/profiles/saved/saved-searches.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getSearches = endpoint(
  {
    method: 'get',
    path: '/api/searches.php',
    summary: 'The searches that the member keeps',
    access: 'member',
    limit: 'none',
    response: savedSearchesSchema,
  },
  async (ctx) => ({ searches: await findSavedSearches(ctx) }),
)

export const postSearches = endpoint(
  {
    method: 'post',
    path: '/api/searches.php',
    summary: 'Keeps a search under a name; a mail once a week says when somebody new fits',
    access: 'member',
    limit: { calls: 60, seconds: 3600 },
    body: saveSearchSchema,
    response: savedSearchesSchema,
    errors: ['too_many_searches'],
  },
  async (ctx, { body }) => {
    await saveSearch(ctx, body)
    return { searches: await findSavedSearches(ctx) }
  },
)

export const deleteSearches = endpoint(
  {
    method: 'delete',
    path: '/api/searches.php',
    summary: 'Forgets a saved search',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: removeSearchSchema,
    response: savedSearchesSchema,
  },
  async (ctx, { body }) => {
    await removeSavedSearch(ctx, body.id)
    return { searches: await findSavedSearches(ctx) }
  },
)
