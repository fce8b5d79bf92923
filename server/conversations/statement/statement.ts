import { sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { int, nullable, type Row, text, timestamp, uuid } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'
import { afterPlace, pageOf, readListCursor } from '#server/profiles/list-cursor.ts'
import { isShownTo } from '#server/profiles/relation/shown-to.ts'

const pageSize = 50

const lineShape = {
  id: uuid,
  at: timestamp,
  credits: int,
  kind: text,
  name: nullable(text),
  payment_id: nullable(uuid),
  payment_number: nullable(text),
}
export type StatementRow = Row<typeof lineShape>

/**
 * Lists every credit that came to the member or went from them, the newest first. A message's line names its receiver
 * while the member can see them; a purchase's line has its payment. Each direction is read along its own index.
 */
export async function findStatement(ctx: MemberCtx, cursor: string | undefined) {
  const { memberId } = ctx.actor
  const place = readListCursor(cursor)
  const newest = sql`${afterPlace(place, sql`created_at`, sql`transfer.id`)}
    order by created_at desc, transfer.id desc limit ${pageSize + 1}`
  const found = await rows(
    ctx.db,
    lineShape,
    sql`
    with own as (select id from account where member_id = ${memberId}),
    moved as (
      (select transfer.*, -amount as credits from transfer where from_account = (select id from own) and ${newest})
      union all
      (select transfer.*, amount from transfer where to_account = (select id from own) and ${newest})
      order by created_at desc, id desc limit ${pageSize + 1}
    ), referring as (
      select moved.*,
        case when kind in ('message', 'photo', 'gift', 'unsent', 'fraud')
          then split_part(reference, ':', 2)::uuid end as client_id,
        case when kind in ('purchase', 'refund', 'charged_back', 'held', 'released') then split_part(reference, ':', 1)::uuid end as order_id
      from moved
    )
    select referring.id, referring.created_at as at, referring.credits, referring.kind, payment_order.id as payment_id,
      payment_order.number as payment_number,
      (select other.name from message
        join participant on participant.conversation_id = message.conversation_id
          and participant.member_id = message.sender_id
        join member other on other.id = participant.other_id
        where message.sender_id = ${memberId} and message.client_id = referring.client_id
          and ${isShownTo(ctx, sql`participant.other_id`)}) as name
    from referring
    left join payment_order on payment_order.id = referring.order_id and payment_order.member_id = ${memberId}
    order by referring.created_at desc, referring.id desc`,
  )
  return pageOf(found, pageSize)
}
