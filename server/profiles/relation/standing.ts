import type { SQL } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import type { JoinedMember, JoinedProfile } from './joined-member.ts'

/** An address may stay unconfirmed this long before its member is hidden; the database's `standing_until` says the same. */
const unconfirmedMs = 7 * 86_400_000

/** Whether an account and its profile let their member be seen. */
export function inStanding(ctx: Pick<Ctx, 'now'>, { member, profile }: JoinedMember): SQL {
  const since = new Date(ctx.now().getTime() - unconfirmedMs).toISOString()
  return fragment`(${profile.status} = 'active' and ${member.status} = 'active'
    and (${member.emailConfirmedAt} is not null or ${member.isDemo} or ${member.createdAt} > ${since}::timestamptz))`
}

/** Whether a profile has what a card needs. */
export function isComplete({ profile }: JoinedProfile): SQL {
  return fragment`(${profile.gender} is not null and ${profile.country} is not null)`
}
