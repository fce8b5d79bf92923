import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#server/ctx/context.ts'

/** An address may stay unconfirmed this long before its member is hidden; the database's `standing_until` says the same. */
const unconfirmedMs = 7 * 86_400_000

type Joined = 'member' | 'sender'
type JoinedProfile = 'profile' | 'own'

/** Whether an account and its profile let their member be seen; the names are those of the joined tables. */
export function inStanding(
  ctx: Pick<Ctx, 'now'>,
  member: Joined = 'member',
  profile: JoinedProfile = 'profile',
): SQL {
  const since = new Date(ctx.now().getTime() - unconfirmedMs).toISOString()
  const exceptTheDate = sql.raw(`(${profile}.status = 'active' and ${member}.status = 'active'
    and (${member}.email_confirmed_at is not null or ${member}.is_demo or ${member}.created_at`)
  return sql`${exceptTheDate} > ${since}::timestamptz))`
}

/** Whether a joined profile has what a card needs. */
export function isComplete(profile: JoinedProfile = 'profile'): SQL {
  return sql.raw(`(${profile}.gender is not null and ${profile}.country is not null)`)
}
