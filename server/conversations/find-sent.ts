import { and, eq } from 'drizzle-orm'
import type { QuoteDraft } from '#common/conversations.ts'
import { balanceOf } from '../credits/queries.ts'
import type { MemberCtx } from '../ctx/context.ts'
import { members } from '../members/tables.ts'
import { AppError } from '../platform/errors.ts'
import type { Sender } from './find-recipient.ts'
import { quotedPhotoColumn } from './quoted-photo.ts'
import { conversations, type MessageRow, messages } from './tables.ts'

export type MessageDraft = {
  to: string
  clientId: string
  body: string
  quote?: QuoteDraft | null | undefined
}
export type SentMessage = { message: MessageRow; balance: number; sender: Pick<Sender, 'paid' | 'started'> }

/**
 * What an earlier attempt with this client id sent, or null. Throws `conflict` when it was another text or quote, or went to
 * somebody else.
 */
export async function findSent(
  ctx: MemberCtx,
  { to, clientId, body, quote }: MessageDraft,
): Promise<SentMessage | null> {
  const me = ctx.actor.memberId
  const [row] = await ctx.db
    .select({
      message: messages,
      photo: quotedPhotoColumn(ctx),
      lowId: conversations.lowId,
      highId: conversations.highId,
      sender: { paid: members.paid, started: members.conversationsStarted },
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(members, eq(members.id, messages.senderId))
    .where(and(eq(messages.senderId, me), eq(messages.clientId, clientId)))
  if (!row) return null
  const same = row.message.body === body && quotes(row.message, quote) && [row.lowId, row.highId].includes(to)
  if (!same) throw new AppError('conflict')
  return {
    message: { ...row.message, photo: row.photo },
    sender: row.sender,
    balance: await balanceOf(ctx, me),
  }
}

function quotes(sent: typeof messages.$inferSelect, quote: MessageDraft['quote']): boolean {
  const prompt = quote && 'prompt' in quote ? quote.prompt : null
  const photo = quote && 'photo' in quote ? quote.photo.toLowerCase() : null
  return sent.quotedPrompt === prompt && sent.quotedPhoto === photo
}
