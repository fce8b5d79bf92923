import { sql } from 'drizzle-orm'
import type { MemberCtx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { prepared } from '../platform/prepared.ts'
import { inGoodStanding } from '../profiles/visibility.ts'
import { acceptsFrom } from './accepts-from.ts'

type Row = {
  name: string
  in_pool: boolean
  complete: boolean
  open: boolean
  blocked_me: boolean
  blocked_by_me: boolean
  sender_complete: boolean
  sender_present: boolean
  opens: boolean
  paid: boolean
  started: number
  balance: string
}

/** `opens`: the next message would begin the conversation. */
export type Sender = { paid: boolean; started: number; balance: number; opens: boolean }

/**
 * Makes sure that the member may write to `to`, and answers what sending must know of the sender. Throws `not_found`
 * for whoever is out of reach, `blocked_by` where the other side blocked the sender, and `forbidden` for a sender whom
 * nobody can see: the message would be paid and not delivered.
 */
export async function findRecipient(ctx: MemberCtx, to: string): Promise<Sender> {
  const me = ctx.actor.memberId
  const [low, high] = [me, to].sort()
  const { rows } = await ctx.db.execute<Row>(
    prepared(sql`
    select member.name,
      member.site_id in ${ctx.site.pool} as in_pool,
      profile.gender is not null and profile.country is not null as complete,
      ${acceptsFrom(ctx)} as open,
      exists (select from block where from_id = ${to} and to_id = ${me}) as blocked_me,
      exists (select from block where from_id = ${me} and to_id = ${to}) as blocked_by_me,
      own.gender is not null and own.country is not null as sender_complete,
      own.status = 'active' and ${inGoodStanding(ctx, sql.raw('sender'))} as sender_present,
      conversation.id is null as opens,
      sender.paid, sender.conversations_started as started, account.balance
    from member
    join profile on profile.member_id = member.id
    join member sender on sender.id = ${me}
    join profile own on own.member_id = sender.id
    join account on account.member_id = sender.id
    left join conversation on conversation.company_id = member.company_id
      and conversation.low_id = ${low} and conversation.high_id = ${high}
    where member.id = ${to} and member.id <> sender.id and member.company_id = ${ctx.site.companyId}
      and member.status = 'active' and profile.status = 'active'`),
  )
  const [row] = rows
  if (!row?.in_pool || !row.complete || row.blocked_by_me || !row.open) throw new AppError('not_found')
  if (row.blocked_me) throw new AppError('blocked_by', { params: { name: row.name } })
  if (!row.sender_complete) throw new AppError('profile_incomplete')
  if (!row.sender_present) throw new AppError('forbidden')
  const { paid, started, opens } = row
  return { paid, started, opens, balance: Number(row.balance) }
}
