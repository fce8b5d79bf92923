import type { Chat, Message, MessagePhoto, Quote } from '#common/wire/conversations.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { presentPhoto, type Viewer } from '../profiles/present.ts'
import { isVisible } from '../profiles/relation/relation.ts'
import type { MessageRow } from './message-row.ts'
import type { ChatRow } from './queries.ts'
import type { QuotedMessage } from './read/message-columns.ts'

/** The member who reads. */
type Reader = Pick<Viewer, 'id' | 'paid'>

export function presentMessage(message: MessageRow, reader: Reader): Message {
  return {
    number: message.number,
    client_id: message.clientId,
    own: message.senderId === reader.id,
    kind: message.kind,
    body: message.body,
    gift: message.gift,
    gif: message.gif,
    photo: presentPicture(message, reader),
    quote: presentQuote(message, reader),
    reactions: {
      own: message.reactions.find(({ memberId }) => memberId === reader.id)?.reaction ?? null,
      theirs: message.reactions.find(({ memberId }) => memberId !== reader.id)?.reaction ?? null,
    },
    // Only the receiver is warned, and never of what is gone.
    notice: message.senderId === reader.id || message.unsentAt ? null : message.notice,
    unsent: message.unsentAt !== null,
    cost: message.cost,
    sent_at: message.createdAt.toISOString(),
  }
}

/** Shows the receiver of a veiled picture its blurred twin, and keeps the clear one's address back. */
function presentPicture({ picture, senderId }: MessageRow, reader: Reader): MessagePhoto | null {
  if (!picture) return null
  const { fullName, blurName, veiled: isVeiled, ...size } = picture
  const veiled = isVeiled && senderId !== reader.id
  return { filename: veiled ? blurName : fullName, ...size, veiled }
}

function presentQuote(message: MessageRow, reader: Reader): Quote | null {
  const { quotedPrompt: prompt, quotedAnswer: answer, photo, quoted, senderId } = message
  if (prompt && answer !== null) return { prompt, answer }
  if (message.quotedNumber !== null) return { message: quoted && presentQuoted(quoted, reader) }
  if (!message.quotedPhoto) return null
  // What is quoted is always the receiver's.
  const owner = senderId === reader.id ? '' : (reader.id ?? '')
  return { photo: photo && presentPhoto(photo, owner, reader) }
}

function presentQuoted({ senderId, ...quoted }: QuotedMessage, reader: Reader) {
  return { ...quoted, own: senderId === reader.id }
}

export function presentChat(chat: ChatRow, profile: ProfileCard, reader: Reader): Chat {
  return {
    conversation: chat.conversationId,
    profile,
    num_unread_messages: chat.unread,
    messages: chat.message ? [presentMessage({ ...chat.message, ...chat.extras }, reader)] : [],
    seen_number: chat.showsSeen ? chat.seenNumber : 0,
    delivered_number: chat.showsOnline ? chat.arrivedNumber : 0,
    shows_seen: chat.showsSeen,
    reply_free: chat.replyFree,
    open: isVisible(chat.relation),
    answerable: chat.relation.answerable,
    pinned: chat.pin !== null,
    archived: chat.archived,
    muted: chat.muted,
    request: chat.request,
  }
}
