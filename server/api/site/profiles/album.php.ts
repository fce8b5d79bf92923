import {
  albumGrantSchema,
  albumMemberSchema,
  albumResponseSchema,
  albumStateResponseSchema,
} from '#common/profiles/photo-review.ts'
import { askForAlbum } from '#server/profiles/album/ask-for-album.ts'
import { grantAlbum, refuseAlbum } from '#server/profiles/album/decide-access.ts'
import { findOwnAlbum } from '#server/profiles/album/own-album.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getAlbum = endpoint(
  {
    method: 'get',
    path: '/api/album.php',
    summary: 'Who asks to see the member’s private photos, and who may',
    access: 'member',
    limit: 'none',
    response: albumResponseSchema,
  },
  async (ctx) => ({ album: await findOwnAlbum(ctx) }),
)

export const postAlbum = endpoint(
  {
    method: 'post',
    path: '/api/album.php',
    summary: 'Asks a member to show the private photos',
    access: 'member',
    limit: { calls: 30, seconds: 86_400 },
    body: albumMemberSchema,
    response: albumStateResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => ({ state: (await askForAlbum(ctx, body.id)).state }),
)

export const putAlbum = endpoint(
  {
    method: 'put',
    path: '/api/album.php',
    summary: 'Lets somebody see the member’s private photos, for some days or until it is taken back',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: albumGrantSchema,
    response: albumResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { body }) => {
    await grantAlbum(ctx, body.id, body.days)
    return { album: await findOwnAlbum(ctx) }
  },
)

export const deleteAlbum = endpoint(
  {
    method: 'delete',
    path: '/api/album.php',
    summary: 'Refuses a request, or takes back what was granted',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: albumMemberSchema,
    response: albumResponseSchema,
  },
  async (ctx, { body }) => {
    await refuseAlbum(ctx, body.id)
    return { album: await findOwnAlbum(ctx) }
  },
)
