import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx, MemberCtx } from '../kernel/context.ts'
import { members } from '../members/tables.ts'
import { bool, json } from '../platform/db/columns.ts'
import { fragment } from '../platform/db/fragment.ts'
import { joined } from '../platform/db/joined.ts'
import { rows } from '../platform/db/rows.ts'
import { AppError } from '../platform/errors.ts'
import type { JoinedMember } from './relation/joined-member.ts'
import { inStanding, isComplete } from './relation/standing.ts'
import { profiles } from './tables.ts'

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

/** The reach of a member who writes, as one column. */
export function reachColumn(ctx: Pick<Ctx, 'now'>, sender: JoinedMember): SQL<Reach> {
  return fragment`json_build_object('complete', ${isComplete(sender)}, 'standing', ${inStanding(ctx, sender)})`
}

const member = joined(members)
const profile = joined(profiles)

/**
 * Throws what requireReach throws for a caller who may like nobody: a like needs the answers to the questions of the
 * signup, a message only what a card shows.
 */
export async function checkReach(ctx: MemberCtx): Promise<void> {
  const [found] = await rows(
    ctx.db,
    { complete: bool, standing: bool },
    sql`
    select (profile.gender is not null and profile.sexuality is not null and profile.city_id is not null) as complete,
      ${inStanding(ctx, { member, profile })} as standing
    from ${member} join ${profile} on profile.member_id = member.id where member.id = ${ctx.actor.memberId}`,
  )
  requireReach(found ?? { complete: false, standing: false })
}
