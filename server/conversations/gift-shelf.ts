import { sql } from 'drizzle-orm'
import type { GiftShelf } from '#common/conversations.ts'
import { giftNames } from '#common/gifts.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { int, oneOf } from '../platform/db/columns.ts'
import { rows } from '../platform/db/rows.ts'
import { findRelation } from '../profiles/queries.ts'
import { requireRelation } from '../profiles/relation/relation.ts'

/** What a member was given, the most precious first. Who gave it is nobody else's business. */
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
