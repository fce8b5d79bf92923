import { type SQL, sql } from 'drizzle-orm'
import type { Looking } from './looking.ts'

/**
 * The same of a `profile` of the pool for the caller's search, from what its indexes hold: nobody who is hidden, and not
 * the caller. `visible` is generated and `listed_until` kept by triggers. It asks for the step `blocked`.
 */
export function listedTo(ctx: Looking): SQL {
  const others =
    ctx.actor.kind === 'member'
      ? sql` and profile.member_id <> ${ctx.actor.memberId} and profile.member_id not in (select id from blocked)`
      : sql``
  // No index holds `shared`, so that a site which shows nobody else's members does not ask for it.
  const shared =
    ctx.site.pool.length > 1 ? sql` and (profile.shared or profile.site_id = ${ctx.site.id})` : sql``
  return sql`profile.visible and profile.listed_until > ${ctx.now().toISOString()}::timestamptz${shared}${others}`
}
