import { sql } from 'drizzle-orm'
import type { Alternative, Leaving } from '#common/leaving.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { bool, float } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'

/** What a member is offered instead of leaving, and what leaving would cost. */
export async function findLeaving(ctx: MemberCtx): Promise<Leaving> {
  const found = await rows(
    ctx.db,
    { invisible: bool, credits: float, premium: bool },
    sql`
    select profile.invisible, account.balance::float8 as credits, member.paid as premium
    from member join profile on profile.member_id = member.id join account on account.member_id = member.id
    where member.id = ${ctx.actor.memberId}`,
  )
  const { credits, premium, ...standing } = one(found)
  return { alternatives: offered(standing), credits, premium }
}

/** The trial package and the discount will be offered here, to whom they have not been given yet. */
function offered({ invisible }: { invisible: boolean }): Alternative[] {
  return invisible ? ['email'] : ['email', 'privacy']
}
