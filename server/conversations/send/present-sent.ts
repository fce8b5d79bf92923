import { limits } from '#common/limits.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { viewerOf } from '#server/profiles/present.ts'
import { presentMessage } from '../present.ts'
import type { SentMessage } from './find-sent.ts'

/** What sending a message of any kind can be refused with. */
export const sendErrors = [
  'not_found',
  'blocked_by',
  'forbidden',
  'profile_incomplete',
  'conversations_used_up',
  'not_enough_credits',
  'recipient_unconfirmed',
  'fictional_unknown',
  'contact_refused',
  'too_many_first_messages',
  'conflict',
] as const

/** The answer to who sent a message of any kind. */
export function presentSent(ctx: MemberCtx, { message, balance, sender }: SentMessage) {
  return {
    conversation: message.conversationId,
    message: presentMessage(message, viewerOf(ctx)),
    credits: balance,
    // How many conversations the sender may still open; null for as many as they like.
    conversations_left: sender.paid ? null : Math.max(0, limits.freeConversations - sender.started),
  }
}
