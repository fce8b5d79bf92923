import type { MemberCtx } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { type ChatRow, findChat } from './queries.ts'

/**
 * The member's own conversation. Throws `not_found` for one that is unknown, another's, with a member who cannot be seen
 * any more or whom the reader blocked, and `blocked_by` where the other side blocked the reader.
 */
export async function openChat(ctx: MemberCtx, conversationId: string): Promise<ChatRow> {
  const chat = await findChat(ctx, conversationId)
  if (!chat?.present) throw new AppError('not_found')
  if (chat.blocksReader) throw new AppError('blocked_by', { params: { name: chat.otherName } })
  if (chat.blockedByReader) throw new AppError('not_found')
  return chat
}
