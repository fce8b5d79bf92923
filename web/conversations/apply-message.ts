import type { QueryClient } from '@tanstack/react-query'
import type { Chat, Message } from '#common/conversations.ts'
import type { LiveEvent } from '#common/events.ts'
import { limits } from '#common/limits.ts'
import { changeUser } from '../platform/api/user-query.ts'
import type { CachedChats } from './chats-query.ts'
import { type CachedConversation, conversationKey } from './conversation-query.ts'

export type MessageEvent = Omit<Extract<LiveEvent, { type: 'message' }>, 'type' | 'from'>
export type SeenEvent = Omit<Extract<LiveEvent, { type: 'seen' }>, 'type' | 'from'>
export type ReadEvent = Omit<Extract<LiveEvent, { type: 'read' }>, 'type'>

/**
 * Puts a message that was sent or received into the cached conversation and the chat list. The same message twice (an
 * answer and its live event) counts once; after a gap the conversation is read anew, and so is the user's count of
 * unread messages where no list says whether it has the message.
 */
export function applyMessage(queries: QueryClient, { chat, message }: MessageEvent): void {
  addToConversation(queries, chat, message)
  const data = queries.getQueryData<CachedChats>(['chats'])
  const row = data?.pages.flatMap((page) => page.chats).find(({ conversation }) => conversation === chat)
  if (!data || !row) {
    if (data) void queries.invalidateQueries({ queryKey: ['chats'] })
    if (!message.own) void queries.invalidateQueries({ queryKey: ['user'] })
    return
  }
  if (row.messages.some(({ number }) => number >= message.number)) return
  const added = message.own ? 0 : 1
  const moved: Chat = {
    ...row,
    messages: [message],
    num_unread_messages: row.num_unread_messages + added,
  }
  const pages = data.pages.map((page, index) => {
    const others = page.chats.filter(({ conversation }) => conversation !== chat)
    return {
      ...page,
      chats: index === 0 ? [moved, ...others] : others,
      total_unread_messages: page.total_unread_messages + added,
    }
  })
  queries.setQueryData<CachedChats>(['chats'], { ...data, pages })
  if (added > 0)
    changeUser(queries, (user) => ({ total_unread_messages: user.total_unread_messages + added }))
}

function addToConversation(queries: QueryClient, chat: string, message: Message): void {
  const key = conversationKey(chat)
  const data = queries.getQueryData<CachedConversation>(key)
  const [first, ...older] = data?.pages ?? []
  if (!data || !first) return
  const newest = first.messages.at(-1)?.number
  if (newest !== undefined && message.number <= newest) return
  if (newest !== undefined && message.number > newest + 1) {
    void queries.invalidateQueries({ queryKey: key })
    return
  }
  const page = {
    ...first,
    messages: [...first.messages, message],
    chat: { ...first.chat, messages: [message] },
  }
  queries.setQueryData<CachedConversation>(key, { ...data, pages: [page, ...older] })
}

/** The other side has read the member's messages up to a number. */
export function applySeen(queries: QueryClient, { chat, number }: SeenEvent): void {
  const see = (row: Chat): Chat =>
    row.conversation === chat && row.seen_number < number ? { ...row, seen_number: number } : row
  queries.setQueryData<CachedChats>(
    ['chats'],
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, chats: page.chats.map(see) })) },
  )
  queries.setQueryData<CachedConversation>(
    conversationKey(chat),
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, chat: see(page.chat) })) },
  )
}

/**
 * The member has read here, on this screen or another one; what the total lost, the row has lost. A total that is
 * capped may lose nothing: then the row is taken as read.
 */
export function applyRead(queries: QueryClient, { chat, total_unread_messages: total }: ReadEvent): void {
  changeUser(queries, () => ({ total_unread_messages: total }))
  queries.setQueryData<CachedChats>(['chats'], (data) => {
    const [first] = data?.pages ?? []
    if (!data || !first) return data
    const lost =
      total < limits.newsCap ? Math.max(0, first.total_unread_messages - total) : Number.POSITIVE_INFINITY
    const read = (row: Chat): Chat =>
      row.conversation === chat
        ? { ...row, num_unread_messages: Math.max(0, row.num_unread_messages - lost) }
        : row
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        total_unread_messages: total,
        chats: page.chats.map(read),
      })),
    }
  })
}
