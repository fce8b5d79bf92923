import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../ctx/context.ts'

/** For a select over `member`: the id of the viewer's conversation with the row's member, null where there is none. */
export function conversationColumn(ctx: Ctx): SQL {
  if (ctx.actor.kind !== 'member') return sql`null::uuid as conversation`
  const viewer = sql`${ctx.actor.memberId}::uuid`
  return sql`(select conversation.id from conversation where conversation.company_id = ${ctx.site.companyId}
    and conversation.low_id = least(member.id, ${viewer})
    and conversation.high_id = greatest(member.id, ${viewer})) as conversation`
}
