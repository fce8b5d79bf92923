import type { Chat, Message } from '#common/conversations.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { isPresent } from '../profiles/relation.ts'
import type { ChatRow } from './queries.ts'
import type { MessageRow } from './tables.ts'

export function presentMessage(message: MessageRow, readerId: string): Message {
  return {
    number: message.number,
    client_id: message.clientId,
    own: message.senderId === readerId,
    kind: message.kind,
    body: message.body,
    cost: message.cost,
    sent_at: message.createdAt.toISOString(),
  }
}

export function presentChat(chat: ChatRow, profile: ProfileCard, readerId: string): Chat {
  return {
    conversation: chat.conversationId,
    profile,
    num_unread_messages: chat.unread,
    messages: chat.message ? [presentMessage(chat.message, readerId)] : [],
    seen_number: chat.showsSeen ? chat.seenNumber : 0,
    open: isPresent(chat.relation),
  }
}
