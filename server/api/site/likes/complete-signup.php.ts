import { passStepsSchema, type SignupState, signupStateSchema } from '#common/wire/signup.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { giveWishedLike } from '#server/likes/give-wished-like.ts'
import { presentMembers } from '#server/likes/present-members.ts'
import { findMember } from '#server/members/queries.ts'
import { findWish } from '#server/members/signup-wish.ts'
import { AppError } from '#server/platform/errors.ts'
import { presentOwnProfile } from '#server/profiles/present.ts'
import { findOwnProfile, findRelation } from '#server/profiles/queries.ts'
import { requireRelation } from '#server/profiles/relation/relation.ts'
import { nextStep, passSteps } from '#server/profiles/search/pass-steps.ts'
import { endpoint } from '#server/site/endpoint.ts'

export const getCompleteSignup = endpoint(
  {
    method: 'get',
    path: '/api/complete-signup.php',
    summary: 'Where the member’s signup stands',
    access: 'member',
    beforeAge: true,
    limit: 'none',
    response: signupStateSchema,
  },
  stateOf,
)

export const putCompleteSignup = endpoint(
  {
    method: 'put',
    path: '/api/complete-signup.php',
    summary: 'Saves answers of the signup and passes their steps; the last step ends it',
    access: 'member',
    beforeAge: true,
    limit: { calls: 120, seconds: 60 },
    body: passStepsSchema,
    response: signupStateSchema,
  },
  async (ctx, { body }) => {
    const { passed, ...answers } = body
    await passSteps(ctx, answers, passed)
    const state = await stateOf(ctx)
    if (state.next === null) await giveWishedLike(ctx)
    return state
  },
)

async function stateOf(ctx: MemberCtx): Promise<SignupState> {
  const { memberId } = ctx.actor
  const [member, profile, wish] = [
    await findMember(ctx, memberId),
    await findOwnProfile(ctx, memberId),
    await findWish(ctx, memberId),
  ]
  if (!member || !profile) throw new AppError('not_found')
  return {
    profile: presentOwnProfile(ctx, profile, member.name),
    next: nextStep(profile),
    target: wish ? await findTarget(ctx, wish.targetId) : null,
    writes: Boolean(wish?.message),
    message_waits: Boolean(wish?.message) && member.emailConfirmedAt === null,
  }
}

/** The card of the one for whom somebody joined; null when they cannot be seen any more. */
async function findTarget(ctx: MemberCtx, id: string): Promise<SignupState['target']> {
  try {
    requireRelation(await findRelation(ctx, id), 'profile')
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
  return (await presentMembers(ctx, [id])).get(id) ?? null
}
