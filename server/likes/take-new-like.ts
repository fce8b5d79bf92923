import { sql } from 'drizzle-orm'
import type { MemberCtx } from '../kernel/context.ts'
import { uuid } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { isShownTo } from '../profiles/relation/shown-to.ts'

/**
 * The newest like that the member has neither seen nor had in the pop-up, which from now on it was. Only what somebody
 * really gave: a member without news is told nothing.
 */
export async function takeNewLike(ctx: MemberCtx): Promise<string | undefined> {
  const me = ctx.actor.memberId
  const [taken] = await rows(
    ctx.db,
    { id: uuid },
    sql`
    update member_like set popped_at = ${ctx.now().toISOString()}::timestamptz
    where to_id = ${me} and from_id = (
      select newest.from_id from member_like newest
      where newest.to_id = ${me} and newest.seen_at is null and newest.popped_at is null
        and ${isShownTo(ctx, sql`newest.from_id`)}
      order by newest.created_at desc, newest.from_id desc limit 1 for update of newest skip locked)
    returning from_id as id`,
  )
  return taken?.id
}
