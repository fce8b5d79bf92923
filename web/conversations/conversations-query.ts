import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import { reloadUnderWay } from '#client/api/reload-under-way.ts'
import { limits } from '#common/limits.ts'
import type { Chat, Chats, Message, Messages } from '#common/wire/conversations.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import { onMatch } from '../likes/use-like.ts'
import { changeUser, refreshKeys, refreshUser, userKey } from '../site/api/user-query.ts'
import { useLiveEvent } from '../site/live/use-live.ts'

export const chatsKey = ['chats'] as const
export const conversationsKey = ['conversation'] as const

export type CachedChats = InfiniteData<Chats, string | null>

/** The chat list, the latest first. Its first page has the total of unread messages. */
export function chatsQuery(api: ReadApi) {
  return infiniteQueryOptions({
    queryKey: chatsKey,
    queryFn: ({ pageParam }) => unwrap(api['chats.php'].$get({ query: { cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  })
}

export type CachedConversation = InfiniteData<Messages, Place>

export function conversationKey(id: string) {
  return [...conversationsKey, id] as const
}

type Place = { before?: number; after?: number; around?: number }

/**
 * One conversation's messages from the newest on, or a window of it that begins around a number and grows both ways. The
 * newest page is first, each page in ascending order.
 */
export function conversationQuery(api: ReadApi, id: string, around: number | null = null) {
  const start: Place = around === null ? {} : { around }
  return infiniteQueryOptions({
    queryKey: around === null ? conversationKey(id) : [...conversationKey(id), around],
    queryFn: ({ pageParam }) =>
      unwrap(api['messages.php'].$get({ query: { conversation: id, ...pageParam } })),
    initialPageParam: start,
    getNextPageParam: ({ next }): Place | null => (next === null ? null : { before: next }),
    getPreviousPageParam: ({ newer }): Place | null => (newer === null ? null : { after: newer }),
  })
}

/** What a member was given. */
export function giftShelfQuery(api: ReadApi, id: string) {
  return queryOptions({
    queryKey: ['gifts', id] as const,
    queryFn: () => unwrap(api['gifts.php'].$get({ query: { id } })),
  })
}

/** GIFs for some words, or those that many like. */
export function gifsQuery(api: ReadApi, text: string) {
  return infiniteQueryOptions({
    queryKey: ['gifs', text] as const,
    queryFn: ({ pageParam }) =>
      unwrap(api['gifs.php'].$get({ query: { q: text || undefined, cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A conversation's row of the cached chat lists. */
export function cachedChat(queries: QueryClient, id: string): Chat | undefined {
  const lists = queries.getQueriesData<CachedChats>({ queryKey: chatsKey })
  return lists.map(([, data]) => rowOf(data, id)).find((row) => row !== undefined)
}

function rowOf(data: CachedChats | undefined, id: string): Chat | undefined {
  return data?.pages.flatMap((page) => page.chats).find(({ conversation }) => conversation === id)
}

export type MessageEvent = Omit<Extract<LiveEvent, { type: 'message' }>, 'type' | 'from'>
export type MarkEvent = Omit<Extract<LiveEvent, { type: 'seen' | 'delivered' }>, 'from'>
export type ReadEvent = Omit<Extract<LiveEvent, { type: 'read' }>, 'type'>

/**
 * Puts a sent or received message into the cached conversation and chat list. The same message twice (an answer and its
 * live event) counts once. After a gap in the numbers the conversation is loaded again. So is the user's unread count,
 * when there is no cached list that says whether the message is counted already.
 */
export function applyMessage(queries: QueryClient, { chat, message }: MessageEvent): void {
  addToConversation(queries, chat, message)
  const data = queries.getQueryData<CachedChats>(chatsKey)
  const row = rowOf(data, chat)
  if (!data || !row) {
    if (data) void queries.invalidateQueries({ queryKey: chatsKey })
    if (!message.own) void refreshUser(queries)
    return
  }
  if (row.messages.some(({ number }) => number >= message.number)) return
  const added = message.own ? 0 : 1
  const counted = row.muted ? 0 : added
  const moved: Chat = {
    ...row,
    messages: [message],
    num_unread_messages: row.num_unread_messages + added,
  }
  const pages = data.pages.map((page, index) => {
    const others = page.chats.filter(({ conversation }) => conversation !== chat)
    return {
      ...page,
      chats: index === 0 ? placed(moved, others) : others,
      total_unread_messages: page.total_unread_messages + counted,
    }
  })
  queries.setQueryData<CachedChats>(chatsKey, { ...data, pages })
  reloadUnderWay(queries, chatsKey)
  if (counted === 0) return
  changeUser(queries, (user) => ({ total_unread_messages: user.total_unread_messages + counted }))
  reloadUnderWay(queries, userKey)
}

/** The latest conversation is the first, after those that are pinned. */
function placed(chat: Chat, others: Chat[]): Chat[] {
  const before = chat.pinned ? 0 : others.filter(({ pinned }) => pinned).length
  return others.toSpliced(before, 0, chat)
}

/** To each window of it that reaches the newest message. */
function addToConversation(queries: QueryClient, chat: string, message: Message): void {
  for (const [key] of queries.getQueriesData({ queryKey: conversationKey(chat) }))
    addToWindow(queries, key, message)
  reloadUnderWay(queries, conversationKey(chat))
}

function addToWindow(queries: QueryClient, key: QueryKey, message: Message): void {
  const data = queries.getQueryData<CachedConversation>(key)
  const [first, ...older] = data?.pages ?? []
  if (!data || !first || first.newer !== null) return
  const newest = first.messages.at(-1)?.number
  if (newest !== undefined && message.number <= newest) return
  if (newest !== undefined && message.number > newest + 1) {
    void queries.invalidateQueries({ queryKey: key })
    return
  }
  const page = {
    ...first,
    messages: [...first.messages, message],
    chat: {
      ...first.chat,
      messages: [message],
      archived: first.chat.archived && first.chat.muted,
      request: first.chat.request && !message.own,
    },
  }
  queries.setQueryData<CachedConversation>(key, { ...data, pages: [page, ...older] })
}

/** Changes one message wherever it is cached: in its conversation, and as the last one in the chat list. */
export function changeMessage(
  queries: QueryClient,
  { chat, number }: { chat: string; number: number },
  change: (message: Message) => Message,
): void {
  const changed = (messages: Message[]) =>
    messages.map((message) => (message.number === number ? change(message) : message))
  queries.setQueriesData<CachedConversation>(
    { queryKey: conversationKey(chat) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, messages: changed(page.messages) })),
      },
  )
  queries.setQueryData<CachedChats>(
    chatsKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          chats: page.chats.map((row) =>
            row.conversation === chat ? { ...row, messages: changed(row.messages) } : row,
          ),
        })),
      },
  )
  reloadUnderWay(queries, conversationKey(chat))
}

/** A message was taken back, here or elsewhere. What of it was unread, only the server knows. */
export function applyUnsent(queries: QueryClient, place: { chat: string; number: number }): void {
  changeMessage(queries, place, (message) => ({
    ...message,
    unsent: true,
    body: '',
    gift: null,
    gif: null,
    photo: null,
    quote: null,
    reactions: { own: null, theirs: null },
  }))
  void refreshKeys(queries, [chatsKey, userKey])
}

/** The other member has received or read this member's messages up to a number. @internal For the test. */
export function applyMark(queries: QueryClient, { type, chat, number }: MarkEvent): void {
  const mark = type === 'seen' ? 'seen_number' : 'delivered_number'
  const see = (row: Chat): Chat =>
    row.conversation === chat && row[mark] < number ? { ...row, [mark]: number } : row
  queries.setQueryData<CachedChats>(
    chatsKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, chats: page.chats.map(see) })) },
  )
  queries.setQueriesData<CachedConversation>(
    { queryKey: conversationKey(chat) },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, chat: see(page.chat) })) },
  )
}

/**
 * The member has read a conversation, in this tab or elsewhere. The row's count falls by as much as the total. A total
 * at its cap may not fall at all, and does not by a muted one; then the row counts as read. @internal For the test.
 */
export function applyRead(queries: QueryClient, { chat, total_unread_messages: total }: ReadEvent): void {
  changeUser(queries, () => ({ total_unread_messages: total }))
  queries.setQueryData<CachedChats>(chatsKey, (data) => {
    const [first] = data?.pages ?? []
    if (!data || !first) return data
    const lost =
      total < limits.newsCap ? Math.max(0, first.total_unread_messages - total) : Number.POSITIVE_INFINITY
    const read = (row: Chat): Chat =>
      row.conversation === chat
        ? { ...row, num_unread_messages: row.muted ? 0 : Math.max(0, row.num_unread_messages - lost) }
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

/** The server has marked everything that this screen showed of a conversation as read. */
export function applyOwnRead(queries: QueryClient, event: ReadEvent): void {
  applyRead(queries, event)
  queries.setQueriesData<CachedConversation>(
    { queryKey: conversationKey(event.chat) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, chat: { ...page.chat, num_unread_messages: 0 } })),
      },
  )
}

/** Whoever waits above the list may have changed by a like. A list that is not open is loaded when it is. */
function refreshChats(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: chatsKey })
}

/** Writes live events about messages into the cache, without another request. */
export function useLiveConversations(): void {
  const queries = useQueryClient()
  useEffect(() => onMatch(() => void refreshChats(queries)), [queries])
  useLiveEvent(
    useCallback(
      (event: LiveEvent) => {
        if (event.type === 'like' || event.type === 'unlike') void refreshChats(queries)
        else if (event.type === 'message') applyMessage(queries, event)
        else if (event.type === 'seen' || event.type === 'delivered') applyMark(queries, event)
        else if (event.type === 'read') applyRead(queries, event)
        else if (event.type === 'unsent') applyUnsent(queries, event)
        else if (event.type === 'reaction')
          changeMessage(queries, event, (message) => ({ ...message, reactions: event.reactions }))
        else if (event.type === 'photo')
          changeMessage(queries, event, (message) => ({ ...message, photo: event.photo }))
      },
      [queries],
    ),
  )
}
