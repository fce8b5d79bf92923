import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx, MemberCtx } from '../ctx/context.ts'
import { bool, json } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { AppError } from '../platform/errors.ts'
import { inStanding, isComplete } from './relation/standing.ts'

/** Whether a member may reach out to others at all, whoever they are. */
const reach = z.strictObject({ complete: z.boolean(), standing: z.boolean() })
export type Reach = z.infer<typeof reach>

/** What reachColumn answers. */
export const reachShape = json(reach)

/** Throws `profile_incomplete`, and `forbidden` for a member whom nobody can see: the receiver could not open the sender's profile. */
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
  const [found] = await rows(
    ctx.db,
    { complete: bool, standing: bool },
    sql`
    select ${signupCompleted} as complete, ${inStanding(ctx)} as standing
    from member join profile on profile.member_id = member.id where member.id = ${ctx.actor.memberId}`,
  )
  requireReach(found ?? { complete: false, standing: false })
}
