import { memberQuerySchema, profileResponseSchema } from '#common/profiles.ts'
import { findConversation } from '../conversations/find-conversation.ts'
import { endpoint } from '../http/endpoint.ts'
import { likeStates } from '../likes/like-states.ts'
import { openProfile } from '../profiles/open-profile.ts'
import { presentProfile } from '../profiles/present.ts'
import { findPhotos } from '../profiles/queries.ts'

export const getMember = endpoint(
  {
    method: 'get',
    path: '/api/member.php',
    summary: 'A member’s profile',
    access: 'search',
    limit: { calls: 1_200, seconds: 60 },
    audited: false,
    query: memberQuerySchema,
    response: profileResponseSchema,
  },
  async (ctx, { query }) => {
    const row = await openProfile(ctx, query.id)
    const photos = await findPhotos(ctx, row.id)
    const states = await likeStates(ctx, [row.id])
    const conversation = await findConversation(ctx, row.id)
    const likeState = states.get(row.id) ?? null
    return { profile: presentProfile(ctx, row, { photos, likeState, conversation }) }
  },
)
