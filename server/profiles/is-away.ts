import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Ctx } from '../kernel/context.ts'
import { bool } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'

/** Whether a member who is on the site would see the news there, rather than in a mail. Undefined for no member. */
export async function isAway(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  memberId: string,
): Promise<boolean | undefined> {
  const [found] = await rows(
    db,
    { away: bool },
    sql`
    select last_active_at <= ${new Date(now().getTime() - limits.awayMs).toISOString()}::timestamptz as away
    from profile where member_id = ${memberId}`,
  )
  return found?.away
}
