import { sql } from 'drizzle-orm'
import { inOrder } from '#common/in-order.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { bigint, bool, int, text } from '../platform/db/columns.ts'
import { prepared } from '../platform/db/prepared.ts'
import { rows } from '../platform/db/rows.ts'
import { reachColumn, reachShape, requireReach } from '../profiles/reach.ts'
import { relationColumn, relationShape, requireRelation } from '../profiles/relation.ts'

const shape = {
  name: text,
  relation: relationShape,
  reach: reachShape,
  opens: bool,
  paid: bool,
  started: int,
  balance: bigint,
}

/** `opens`: the next message would begin the conversation. */
export type Sender = { paid: boolean; started: number; balance: number; opens: boolean }

/**
 * Makes sure that the member may write to `to`, and returns what sending must know of the sender. Throws what the
 * relation of the two says, and `profile_incomplete` or `forbidden` for a sender who may write to nobody: the message
 * would be paid and not delivered.
 */
export async function findRecipient(ctx: MemberCtx, to: string): Promise<Sender> {
  const me = ctx.actor.memberId
  const [low, high] = inOrder(me, to)
  const [found] = await rows(
    ctx.db,
    shape,
    prepared(sql`
    select member.name, ${relationColumn(ctx)} as relation, ${reachColumn(ctx)} as reach,
      conversation.id is null as opens,
      sender.paid, sender.conversations_started as started, account.balance
    from member
    join profile on profile.member_id = member.id
    join member sender on sender.id = ${me}
    join profile own on own.member_id = sender.id
    join account on account.member_id = sender.id
    left join conversation on conversation.company_id = member.company_id
      and conversation.low_id = ${low} and conversation.high_id = ${high}
    where member.id = ${to}`),
  )
  const { reach, paid, started, opens, balance } = requireRelation(found, 'message')
  requireReach(reach)
  return { paid, started, opens, balance: Number(balance) }
}
