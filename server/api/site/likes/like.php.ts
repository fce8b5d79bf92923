import { required } from '#common/required.ts'
import { okSchema } from '#common/wire/basics.ts'
import { likeResponseSchema, likeSchema, seenLikeSchema } from '#common/wire/likes.ts'
import { likeMember } from '#server/likes/like-member.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { seeLike } from '#server/likes/see-like.ts'
import { unlikeMember } from '#server/likes/unlike-member.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const postLike = endpoint(
  {
    method: 'post',
    path: '/api/like.php',
    summary: 'Likes a member',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: likeSchema,
    response: likeResponseSchema,
    errors: ['not_found', 'profile_incomplete', 'forbidden'],
  },
  async (ctx, { body }) => {
    const { match } = await likeMember(ctx, body.id)
    const profile = required((await presentMembers(ctx, [body.id])).get(body.id))
    const likeState: 'match' | 'liked' = profile.like_state === 'match' ? 'match' : 'liked'
    return { like_state: likeState, match, profile }
  },
)

export const putLike = endpoint(
  {
    method: 'put',
    path: '/api/like.php',
    summary: 'Clears the new-like flag of a member who likes the caller',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: seenLikeSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await seeLike(ctx, body.id)
    return { ok: true as const }
  },
)

export const deleteLike = endpoint(
  {
    method: 'delete',
    path: '/api/like.php',
    summary: 'Takes the caller’s like back, and with it a match',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: likeSchema,
    response: okSchema,
  },
  async (ctx, { body }) => {
    await unlikeMember(ctx, body.id)
    return { ok: true as const }
  },
)
