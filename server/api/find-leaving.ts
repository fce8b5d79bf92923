import { sql } from 'drizzle-orm'
import type { Alternative, Leaving } from '#common/leaving.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { one } from '../platform/db/one.ts'

type Standing = { invisible: boolean; credits: number; premium: boolean }

/** What a member is offered instead of leaving, and what leaving would cost. */
export async function findLeaving(ctx: MemberCtx): Promise<Leaving> {
  const { rows } = await ctx.db.execute<Standing>(sql`
    select profile.invisible, account.balance::float8 as credits, member.paid as premium
    from member join profile on profile.member_id = member.id join account on account.member_id = member.id
    where member.id = ${ctx.actor.memberId}`)
  const { credits, premium, ...standing } = one(rows)
  return { alternatives: offered(standing), credits, premium }
}

/** The trial package and the discount will be offered here, to whom they have not been given yet. */
function offered({ invisible }: { invisible: boolean }): Alternative[] {
  return invisible ? ['email'] : ['email', 'privacy']
}
