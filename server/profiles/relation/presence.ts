import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#server/ctx/context.ts'
import type { Looking } from './looking.ts'
import { inStanding, isComplete } from './standing.ts'

/** The facts that the presence of a joined `member` and `profile` is made of. */
export function presence(ctx: Looking, viewerId: string | null) {
  return {
    inPool: sql`member.site_id = any(${sql.param(ctx.site.pool)}::int[])`,
    standing: inStanding(ctx),
    complete: isComplete(),
    open: sql`(not ${hiddenHere(ctx)} or ${reachedOut(ctx, viewerId)})`,
  }
}

/** Invisible, or of another site and not to be shown on this one. */
function hiddenHere({ site }: Pick<Ctx, 'site'>): SQL {
  return sql`(profile.invisible or (not profile.shared and member.site_id <> ${site.id}))`
}

/** No `exists` for the like: to hash it, PostgreSQL would read all the likes of one who is liked by thousands. */
function reachedOut(ctx: Looking, viewerId: string | null): SQL {
  if (viewerId === null) return sql`false`
  const viewer = sql`${viewerId}::uuid`
  return sql`coalesce((select true from member_like where from_id = member.id and to_id = ${viewer}), false)
    or ${wroteTo(ctx, viewerId)}`
}

/** Whether the member has written to the viewer. */
export function wroteTo({ site }: Looking, viewerId: string): SQL {
  const viewer = sql`${viewerId}::uuid`
  return sql`exists (select from conversation join message on message.conversation_id = conversation.id
    where conversation.company_id = ${site.companyId} and conversation.low_id = least(member.id, ${viewer})
      and conversation.high_id = greatest(member.id, ${viewer}) and message.sender_id = member.id)`
}
