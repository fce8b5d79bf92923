import { sql } from 'drizzle-orm'
import type { MemberCtx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { acceptsFrom } from './accepts-from.ts'

type Row = {
  name: string
  in_pool: boolean
  complete: boolean
  open: boolean
  conversation: string | null
  blocked_me: boolean
  blocked_by_me: boolean
  sender_complete: boolean
  paid: boolean
  started: number
}

export type Sender = { paid: boolean; started: number }

/**
 * Makes sure that the member may write to `to`, and answers what sending must know of the sender. Throws `not_found`
 * for whoever is out of reach, and `blocked_by` where the other side blocked the sender.
 */
export async function findRecipient(ctx: MemberCtx, to: string): Promise<Sender> {
  const me = ctx.actor.memberId
  const [low, high] = [me, to].sort()
  const { rows } = await ctx.db.execute<Row>(sql`
    select member.name,
      member.site_id in ${ctx.site.pool} as in_pool,
      profile.gender is not null and profile.country is not null as complete,
      ${acceptsFrom(ctx)} as open,
      conversation.id as conversation,
      exists (select from block where from_id = ${to} and to_id = ${me}) as blocked_me,
      exists (select from block where from_id = ${me} and to_id = ${to}) as blocked_by_me,
      own.gender is not null and own.country is not null as sender_complete,
      sender.paid, sender.conversations_started as started
    from member
    join profile on profile.member_id = member.id
    join member sender on sender.id = ${me}
    join profile own on own.member_id = sender.id
    left join conversation on conversation.company_id = member.company_id
      and conversation.low_id = ${low} and conversation.high_id = ${high}
    where member.id = ${to} and member.id <> sender.id and member.company_id = ${ctx.site.companyId}
      and member.status = 'active' and profile.status = 'active'`)
  const [row] = rows
  if (!row || (!row.conversation && !(row.in_pool && row.complete))) throw new AppError('not_found')
  if (row.blocked_me) throw new AppError('blocked_by', { params: { name: row.name } })
  if (row.blocked_by_me || !row.open) throw new AppError('not_found')
  if (!row.sender_complete) throw new AppError('profile_incomplete')
  return { paid: row.paid, started: row.started }
}
