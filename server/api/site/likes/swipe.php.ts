import { required } from '#common/required.ts'
import { okSchema } from '#common/wire/basics.ts'
import {
  swipeLikeResponseSchema,
  swipeLikeSchema,
  swipePassSchema,
  swipeResponseSchema,
  undoPassSchema,
} from '#common/wire/likes.ts'
import { presentFound, presentMembers } from '#server/likes/present-members.ts'
import { passMember, swipeLike, undoPass } from '#server/likes/swipe/swipe.ts'
import { findSwipeDay } from '#server/likes/swipe/swipe-day.ts'
import { findPassed, findStack } from '#server/likes/swipe/swipe-stack.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getSwipe = endpoint(
  {
    method: 'get',
    path: '/api/swipe.php',
    summary: 'The stack of the swipe game, and how many likes are left today',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    response: swipeResponseSchema,
  },
  async (ctx) => {
    const ids = await findStack(ctx)
    const passed = await findPassed(ctx)
    const cards = await presentFound(ctx, passed.last === null ? ids : [...ids, passed.last])
    return {
      members: ids.flatMap((id) => cards.get(id) ?? []),
      passed: (passed.last !== null && cards.get(passed.last)) || null,
      any_passed: passed.any,
      ...(await findSwipeDay(ctx)),
    }
  },
)

export const postSwipe = endpoint(
  {
    method: 'post',
    path: '/api/swipe.php',
    summary: 'Likes a member of the stack, with one of the likes of the day',
    access: 'member',
    limit: { calls: 60, seconds: 60 },
    body: swipeLikeSchema,
    response: swipeLikeResponseSchema,
    errors: ['not_found', 'profile_incomplete', 'forbidden', 'swipe_likes_used_up'],
  },
  async (ctx, { body }) => {
    const { day, match } = await swipeLike(ctx, body.id, body.zone)
    return { ...day, match, profile: required((await presentMembers(ctx, [body.id])).get(body.id)) }
  },
)

export const putSwipe = endpoint(
  {
    method: 'put',
    path: '/api/swipe.php',
    summary: 'Passes a member of the stack, who is not told',
    access: 'member',
    limit: { calls: 240, seconds: 60 },
    body: swipePassSchema,
    response: okSchema,
    errors: ['not_found'],
  },
  async (ctx, { body }) => {
    await passMember(ctx, body.id)
    return { ok: true as const }
  },
)

export const deleteSwipe = endpoint(
  {
    method: 'delete',
    path: '/api/swipe.php',
    summary: 'Takes a pass back, or all of them',
    access: 'member',
    limit: { calls: 120, seconds: 60 },
    body: undoPassSchema,
    response: okSchema,
  },
  async (ctx, { body }) => {
    await undoPass(ctx, body.id)
    return { ok: true as const }
  },
)
