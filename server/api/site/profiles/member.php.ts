import { sql } from 'drizzle-orm'
import { memberQuerySchema, profileResponseSchema } from '#common/wire/profiles.ts'
import { conversationColumn } from '#server/conversations/lists/conversation-column.ts'
import { likeColumns, likeShape, likeStateOf } from '#server/likes/like-columns.ts'
import { nullable, uuid } from '#server/platform/db/columns.ts'
import { albumColumns, albumOf, albumShape } from '#server/profiles/album/album-view.ts'
import { openProfile } from '#server/profiles/open-profile.ts'
import { presentProfile } from '#server/profiles/present.ts'
import { findPhotos } from '#server/profiles/queries.ts'
import { savedColumns, savedShape } from '#server/profiles/saved/saved-columns.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getMember = endpoint(
  {
    method: 'get',
    path: '/api/member.php',
    summary: 'A member’s profile',
    access: 'search',
    limit: { calls: 1_200, seconds: 60 },
    query: memberQuerySchema,
    response: profileResponseSchema,
    errors: ['not_found', 'blocked_by'],
  },
  async (ctx, { query }) => {
    const row = await openProfile(ctx, query.id, {
      shape: { ...likeShape, ...albumShape, ...savedShape, conversation: nullable(uuid) },
      columns: (member) => sql`${likeColumns(ctx, member, [query.id])}, ${conversationColumn(ctx, member)},
        ${albumColumns(ctx, member.id)}, ${savedColumns(ctx, member)}`,
    })
    const photos = await findPhotos(ctx, row.id)
    const { conversation } = row
    return {
      profile: presentProfile(ctx, row, {
        photos,
        album: albumOf(row),
        likeState: likeStateOf(row),
        conversation,
        saved: row,
      }),
    }
  },
)
