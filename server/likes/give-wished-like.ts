import type { MemberCtx } from '../kernel/context.ts'
import { endWishedLike, findWish } from '../members/signup-wish.ts'
import { AppError } from '../platform/errors.ts'
import { likeMember } from './like-member.ts'

/** Gives the like for which the member joined. One that cannot be given any more is forgotten. */
export async function giveWishedLike(ctx: MemberCtx): Promise<void> {
  const { memberId } = ctx.actor
  const wish = await findWish(ctx, memberId)
  if (!wish) return
  try {
    if (wish.likes) await likeMember(ctx, wish.targetId)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  await endWishedLike(ctx, memberId)
}
