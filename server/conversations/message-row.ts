import type { MessagePicture, QuotedMessage, StoredReaction } from './read/message-columns.ts'
import type { QuotedPhoto } from './send/quoted-photo.ts'
import type { messages } from './tables.ts'

/**
 * What of a message is in other rows: the quoted photo if the reader may see it, the quoted message unless it was taken
 * back, the picture of a photo message, and what the two feel about it.
 */
export type MessageExtras = {
  photo: QuotedPhoto | null
  quoted: QuotedMessage | null
  picture: MessagePicture | null
  reactions: StoredReaction[]
}
export type MessageRow = typeof messages.$inferSelect & MessageExtras
/** A message that has no place in a conversation yet. */
export type NewMessage = Omit<
  MessageRow,
  'conversationId' | 'number' | 'transferId' | 'reactions' | 'unsentAt'
>
