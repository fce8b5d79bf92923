import { sql } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { MemberCtx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { Sender } from './find-recipient.ts'

/** Uses up one of a free member's conversations. Throws `conversations_used_up` when none is left. */
export async function spendConversation(ctx: MemberCtx): Promise<Sender> {
  const { rows } = await ctx.db.execute<Sender>(sql`
    update member set conversations_started = conversations_started + (case when paid then 0 else 1 end)
    where id = ${ctx.actor.memberId} and (paid or conversations_started < ${limits.freeConversations})
    returning paid, conversations_started as started`)
  const [sender] = rows
  if (!sender) throw new AppError('conversations_used_up')
  return sender
}

/** How many conversations the member may still open; null for as many as they like. */
export function conversationsLeft({ paid, started }: Sender): number | null {
  return paid ? null : Math.max(0, limits.freeConversations - started)
}
