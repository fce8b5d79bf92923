import type { Chat, Message, Quote } from '#common/conversations.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { presentPhoto, type Viewer } from '../profiles/present.ts'
import { isPresent } from '../profiles/relation.ts'
import type { ChatRow } from './queries.ts'
import type { MessageRow } from './tables.ts'

/** Who reads. */
type Reader = Pick<Viewer, 'id' | 'paid'>

export function presentMessage(message: MessageRow, reader: Reader): Message {
  return {
    number: message.number,
    client_id: message.clientId,
    own: message.senderId === reader.id,
    kind: message.kind,
    body: message.body,
    quote: presentQuote(message, reader),
    cost: message.cost,
    sent_at: message.createdAt.toISOString(),
  }
}

function presentQuote(message: MessageRow, reader: Reader): Quote | null {
  const { quotedPrompt: prompt, quotedAnswer: answer, photo, senderId } = message
  if (prompt && answer !== null) return { prompt, answer }
  if (!message.quotedPhoto) return null
  // What is quoted is always the receiver's.
  const owner = senderId === reader.id ? '' : (reader.id ?? '')
  return { photo: photo && presentPhoto(photo, owner, reader) }
}

export function presentChat(chat: ChatRow, profile: ProfileCard, reader: Reader): Chat {
  return {
    conversation: chat.conversationId,
    profile,
    num_unread_messages: chat.unread,
    messages: chat.message ? [presentMessage({ ...chat.message, photo: chat.photo }, reader)] : [],
    seen_number: chat.showsSeen ? chat.seenNumber : 0,
    open: isPresent(chat.relation),
  }
}
