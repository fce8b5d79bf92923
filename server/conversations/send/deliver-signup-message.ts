import type { MemberCtx } from '#server/kernel/context.ts'
import { findMember } from '#server/members/queries.ts'
import { endWishedMessage, findWish } from '#server/members/signup-wish.ts'
import { AppError } from '#server/platform/errors.ts'
import { sendMessage } from './send-message.ts'

/**
 * Delivers what the member wrote at the signup, as the first message to the member from whose page they joined: by the
 * rules and costs of any message, once the address is confirmed and the profile complete. What cannot be delivered any
 * more (the receiver is gone, has blocked the sender) is forgotten. Calling it again does no harm.
 */
export async function deliverSignupMessage(ctx: MemberCtx): Promise<void> {
  const { memberId } = ctx.actor
  const wish = await findWish(ctx, memberId)
  if (!wish?.message) return
  const member = await findMember(ctx, memberId)
  if (!member?.emailConfirmedAt) return
  try {
    await sendMessage(ctx, { to: wish.targetId, clientId: wish.clientId, body: wish.message })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // The end of the signup tries again.
    if (error.code === 'profile_incomplete') return
    ctx.log.info({ code: error.code }, 'signup message not delivered')
  }
  await endWishedMessage(ctx, memberId)
}
