import { type SQL, sql } from 'drizzle-orm'
import type { MemberCtx } from '../platform/context.ts'
import { inGoodStanding, likesBack } from '../profiles/visibility.ts'

/**
 * Whether the account behind the rows `member`, `profile` and (perhaps absent) `conversation` of a query takes a
 * message from the caller. An invisible member has to have written or liked first (spec §4).
 */
export function acceptsFrom(ctx: MemberCtx): SQL<boolean> {
  return sql<boolean>`(${inGoodStanding(ctx)} and profile.status = 'active' and (
    not profile.invisible
    or coalesce(conversation.opened_by = member.id, false)
    or ${likesBack(ctx.actor.memberId)}
    or exists (select from message where conversation_id = conversation.id and sender_id = member.id)))`
}
