import { and, eq } from 'drizzle-orm'
import { balanceOf } from '#server/credits/queries.ts'
import type { MemberCtx } from '#server/kernel/context.ts'
import { members } from '#server/members/tables.ts'
import { joined } from '#server/platform/db/joined.ts'
import { AppError } from '#server/platform/errors.ts'
import type { MessageRow } from '../message-row.ts'
import { extraColumns } from '../read/message-columns.ts'
import { conversations, messagePhotos, messages } from '../tables.ts'
import type { Sender } from './find-recipient.ts'
import { columnsOf, type MessageContent } from './message-content.ts'
import type { MessageDraft } from './message-draft.ts'

export type SentMessage = { message: MessageRow; balance: number; sender: Pick<Sender, 'paid' | 'started'> }

/** What an attempt is known by: for a photo whose files do not exist yet, the hash of what was uploaded. */
type Attempt = Omit<MessageDraft, 'content'> & {
  content: Exclude<MessageContent, { kind: 'photo' }> | { kind: 'photo'; picture: { uploadHash: string } }
}

/** The table under the name that the query builder gives it, for the conditions that are written by hand. */
const joinedMessage = joined(messages)

/**
 * What an earlier attempt with this client id sent, or null. Throws `conflict` when it had another content or quote, or went to
 * somebody else. Of one that was taken back nothing is left to compare.
 */
export async function findSent(ctx: MemberCtx, attempt: Attempt): Promise<SentMessage | null> {
  const me = ctx.actor.memberId
  const [row] = await ctx.db
    .select({
      message: messages,
      extras: extraColumns(ctx, joinedMessage),
      uploadHash: messagePhotos.uploadHash,
      lowId: conversations.lowId,
      highId: conversations.highId,
      sender: { paid: members.paid, started: members.conversationsStarted },
    })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .innerJoin(members, eq(members.id, messages.senderId))
    .leftJoin(messagePhotos, eq(messagePhotos.id, messages.photoId))
    .where(and(eq(messages.senderId, me), eq(messages.clientId, attempt.clientId)))
  if (!row) return null
  const { message, uploadHash } = row
  const same = message.unsentAt !== null || (holds(message, uploadHash, attempt) && quotes(message, attempt))
  if (!same || ![row.lowId, row.highId].includes(attempt.to)) throw new AppError('conflict')
  return {
    message: { ...message, ...row.extras },
    sender: row.sender,
    balance: await balanceOf(ctx, me),
  }
}

type Sent = typeof messages.$inferSelect

function holds(sent: Sent, uploadHash: string | null, { content }: Attempt): boolean {
  if (sent.kind !== content.kind) return false
  if (content.kind === 'photo') return uploadHash === content.picture.uploadHash
  const { body, gift, gif } = columnsOf(content)
  return sent.body === body && sent.gift === gift && sent.gif === gif
}

function quotes(sent: Sent, { quote }: Attempt): boolean {
  const prompt = quote && 'prompt' in quote ? quote.prompt : null
  const photo = quote && 'photo' in quote ? quote.photo.toLowerCase() : null
  const number = quote && 'message' in quote ? quote.message : null
  return sent.quotedPrompt === prompt && sent.quotedPhoto === photo && sent.quotedNumber === number
}
