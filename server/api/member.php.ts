import { sql } from 'drizzle-orm'
import { memberQuerySchema, profileResponseSchema } from '#common/profiles.ts'
import { conversationColumn } from '../conversations/conversation-column.ts'
import { likeColumns, likeShape, likeStateOf } from '../likes/like-columns.ts'
import { nullable, uuid } from '../platform/db/columns.ts'
import { albumColumns, albumOf, albumShape } from '../profiles/album/album-view.ts'
import { openProfile } from '../profiles/open-profile.ts'
import { presentProfile } from '../profiles/present.ts'
import { findPhotos } from '../profiles/queries.ts'
import { savedColumns, savedShape } from '../profiles/saved/saved-columns.ts'
import { endpoint } from '../site/endpoint.ts'

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
