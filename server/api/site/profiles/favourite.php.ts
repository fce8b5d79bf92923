import { okSchema } from '#common/wire/basics.ts'
import { memberIdSchema } from '#common/wire/safety.ts'
import { removeFavourite, saveFavourite } from '#server/profiles/saved/favourites.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postFavourite = endpoint(
  {
    method: 'post',
    path: '/api/favourite.php',
    summary: 'Saves a member among the caller’s favourites, which nobody else sees',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: memberIdSchema,
    response: okSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => {
    await saveFavourite(ctx, body.id)
    return { ok: true as const }
  },
)

export const deleteFavourite = endpoint(
  {
    method: 'delete',
    path: '/api/favourite.php',
    summary: 'Takes a member off the caller’s favourites',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: memberIdSchema,
    response: okSchema,
  },
  async (ctx, { body }) => {
    await removeFavourite(ctx, body.id)
    return { ok: true as const }
  },
)
