import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'

/** Whether a member lets the caller see the private photos now. `owner` is the column or value of the member's id. */
export function mayLook({ actor, now }: Pick<Ctx, 'actor' | 'now'>, owner: SQLWrapper): SQL<boolean> {
  if (actor.kind !== 'member') return sql`false`
  return sql`exists (
    select from album_access where owner_id = ${owner} and viewer_id = ${actor.memberId}::uuid and album_access.state = 'granted'
      and (expires_at is null or expires_at > ${now().toISOString()}::timestamptz))`
}
