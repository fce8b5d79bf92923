import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import type { JoinedMember } from './joined-member.ts'
import type { Looking } from './looking.ts'
import { inStanding, isComplete } from './standing.ts'

/** The facts that make a member visible to a viewer (isVisible), each as a condition. */
export function visibility(ctx: Looking, seen: JoinedMember, viewerId: string | null) {
  return {
    inPool: fragment`${seen.member.siteId} = any(${sql.param(ctx.site.pool)}::int[])`,
    standing: inStanding(ctx, seen),
    complete: isComplete(seen),
    open: fragment`(not ${hiddenHere(ctx, seen)} or ${reachedOut(ctx, seen, viewerId)})`,
  }
}

/** Invisible, or of another site and not to be shown on this one. */
function hiddenHere({ site }: Pick<Ctx, 'site'>, { member, profile }: JoinedMember): SQL {
  return fragment`(${profile.invisible} or (not ${profile.shared} and ${member.siteId} <> ${site.id}))`
}

/** No `exists` for the like: to hash it, PostgreSQL would read all the likes of one who is liked by thousands. */
function reachedOut(ctx: Looking, seen: JoinedMember, viewerId: string | null): SQL {
  if (viewerId === null) return fragment`false`
  return fragment`coalesce((select true from member_like where from_id = ${seen.member.id} and to_id = ${viewerId}::uuid), false)
    or ${wroteTo(ctx, seen, viewerId)}`
}

/** Makes the condition that the member has written to the viewer. */
export function wroteTo({ site }: Looking, { member }: Pick<JoinedMember, 'member'>, viewerId: string): SQL {
  return fragment`exists (select from conversation join message on message.conversation_id = conversation.id
    where conversation.company_id = ${site.companyId} and conversation.low_id = least(${member.id}, ${viewerId}::uuid)
      and conversation.high_id = greatest(${member.id}, ${viewerId}::uuid) and message.sender_id = ${member.id})`
}
