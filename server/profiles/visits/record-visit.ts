import { sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { requireOther } from '../require-other.ts'

/**
 * Notes that the caller looks at a member, if both take part in visits; an invisible member leaves no visit, nor does a
 * fictional profile. The rows are locked, so that a member who turns visits off meanwhile keeps none.
 */
export async function recordVisit(ctx: MemberCtx, id: string): Promise<void> {
  await requireOther(ctx, id)
  await ctx.db.execute(sql`
    insert into visit (member_id, visitor_id, visited_at)
    select visited.member_id, visitor.member_id, ${ctx.now().toISOString()}::timestamptz
    from profile visited cross join profile visitor
    where visited.member_id = ${id} and visitor.member_id = ${ctx.actor.memberId}
      and visited.show_visits and visitor.show_visits and not visitor.invisible and not visitor.is_fictional
    for share
    on conflict (member_id, visitor_id) do update
      set visited_at = greatest(visit.visited_at, excluded.visited_at)`)
}
