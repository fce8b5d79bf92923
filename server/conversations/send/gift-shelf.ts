import { sql } from 'drizzle-orm'
import { giftNames } from '#common/conversations/gifts.ts'
import type { GiftShelf } from '#common/wire/conversations.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { int, oneOf } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { findRelation } from '#server/profiles/queries.ts'
import { requireRelation } from '#server/profiles/relation/relation.ts'

/**
 * Finds what a member was given, the most precious first. It leaves out who gave it, which is nobody else's business.
 */
export async function findGiftShelf(ctx: MemberCtx, memberId: string): Promise<GiftShelf['gifts']> {
  requireRelation(await findRelation(ctx, memberId), 'profile')
  return rows(
    ctx.db,
    { gift: oneOf(giftNames), count: int },
    sql`
    select message.gift, count(*)::int as count
    from participant join message on message.conversation_id = participant.conversation_id
      and message.sender_id = participant.other_id and message.gift is not null
    where participant.member_id = ${memberId}
    group by message.gift
    order by array_position(${sql.param([...giftNames])}::text[], message.gift) desc`,
  )
}
