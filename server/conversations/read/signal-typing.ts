import { sql } from 'drizzle-orm'
import { inOrder } from '#common/in-order.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { uuid } from '#server/platform/db/columns.ts'
import { prepared } from '#server/platform/db/prepared.ts'
import { rows } from '#server/platform/db/rows.ts'
import { toldInPassing } from '#server/profiles/relation/told-in-passing.ts'

/**
 * Tells another member's open screens that the member types, where the two have a conversation in which both see each
 * other and both let it be seen, and the member has accepted or answered. Whether anybody was told stays unsaid.
 */
export async function signalTyping(ctx: MemberCtx, to: string): Promise<void> {
  const me = ctx.actor.memberId
  const [low, high] = inOrder(me, to)
  const conversation = sql`conversation.id`
  const told = (reader: string, about: string) =>
    toldInPassing(ctx, 'showTyping', {
      reader: sql`${reader}::uuid`,
      about: sql`${about}::uuid`,
      conversation,
    })
  const [found] = await rows(
    ctx.db,
    { chat: uuid },
    prepared(sql`
    select conversation.id as chat from conversation
    where company_id = ${ctx.site.companyId} and low_id = ${low}::uuid and high_id = ${high}::uuid
      and not exists (select from participant where participant.conversation_id = conversation.id
        and participant.member_id = ${me} and participant.request)
      and ${told(to, me)} and ${told(me, to)}`),
  )
  if (found) ctx.events.signal([to], { type: 'typing', chat: found.chat, from: me })
}
