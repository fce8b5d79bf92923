import type { SQL } from 'drizzle-orm'
import type { Ctx } from '#server/kernel/context.ts'
import type { members } from '#server/members/tables.ts'
import { fragment } from '#server/platform/db/fragment.ts'
import type { Joined } from '#server/platform/db/joined.ts'

/** The id of the viewer's conversation with a member, null where there is none. */
export function conversationColumn(ctx: Ctx, member: Joined<typeof members>): SQL {
  if (ctx.actor.kind !== 'member') return fragment`null::uuid as conversation`
  const viewer = fragment`${ctx.actor.memberId}::uuid`
  return fragment`(select conversation.id from conversation where conversation.company_id = ${ctx.site.companyId}
    and conversation.low_id = least(${member.id}, ${viewer})
    and conversation.high_id = greatest(${member.id}, ${viewer})) as conversation`
}
