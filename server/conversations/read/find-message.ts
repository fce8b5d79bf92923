import { and, eq, gt } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import type { ChatRow } from '../queries.ts'
import { messages } from '../tables.ts'

/** One message of the caller's conversation. Throws `not_found` for one that is not there, or that the caller removed. */
export async function findMessage({ db }: MemberCtx, chat: ChatRow, number: number) {
  const [message] = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, chat.conversationId),
        eq(messages.number, number),
        gt(messages.number, chat.hiddenTo),
      ),
    )
    // So that nobody takes it back meanwhile.
    .for('share')
  if (!message) throw new AppError('not_found')
  return message
}
