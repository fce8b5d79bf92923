import { type SQL, sql } from 'drizzle-orm'
import type { Ctx, MemberCtx } from '../ctx/context.ts'
import { AppError } from '../platform/errors.ts'
import { inStanding, isComplete } from './relation.ts'

/** Whether a member may reach out to others at all, whoever they are. */
export type Reach = { complete: boolean; standing: boolean }

/** Throws `profile_incomplete`, and `forbidden` for a member whom nobody can see: it would come from nowhere. */
export function requireReach({ complete, standing }: Reach): void {
  if (!complete) throw new AppError('profile_incomplete')
  if (!standing) throw new AppError('forbidden')
}

/** The reach of the one who writes, as one column, for a query that joins that account as `sender` and its profile as `own`. */
export function reachColumn(ctx: Pick<Ctx, 'now'>): SQL<Reach> {
  return sql`json_build_object('complete', ${isComplete('own')}, 'standing', ${inStanding(ctx, 'sender', 'own')})`
}

/** On a joined `profile`: whether the questions of the signup are answered. A like needs it, a message only a card. */
const signupCompleted = sql.raw(
  '(profile.gender is not null and profile.sexuality is not null and profile.city_id is not null)',
)

/** Throws what requireReach throws for a caller who may like nobody. */
export async function checkReach(ctx: MemberCtx): Promise<void> {
  const { rows } = await ctx.db.execute<Reach>(sql`
    select ${signupCompleted} as complete, ${inStanding(ctx)} as standing
    from member join profile on profile.member_id = member.id where member.id = ${ctx.actor.memberId}`)
  requireReach(rows[0] ?? { complete: false, standing: false })
}
