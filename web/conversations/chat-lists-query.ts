import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { Chat, ChatListName, ChatOptions } from '#common/wire/conversations.ts'
import type { LiveEvent } from '#common/wire/events.ts'
import { changeUser, refreshKeys, userKey } from '../site/api/user-query.ts'
import { useLiveEvent } from '../site/live/use-live.ts'
import {
  type CachedChats,
  type CachedConversation,
  cachedChat,
  chatsKey,
  conversationKey,
} from './conversations-query.ts'

/** One of the member's lists. Their keys begin alike: what changes the conversations loads all of them again. */
export function chatListQuery(api: ReadApi, list: ChatListName) {
  const queryKey: QueryKey = list === 'inbox' ? chatsKey : [...chatsKey, list]
  const named = list === 'inbox' ? {} : { list }
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) =>
      unwrap(api['chats.php'].$get({ query: { ...named, cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  })
}

export function chatSearchQuery(api: ReadApi, query: string) {
  return queryOptions({
    queryKey: ['chat-search', query] as const,
    queryFn: ({ signal }) =>
      unwrap(api['chat-search.php'].$get({ query: { q: query } }, { init: { signal } })),
    placeholderData: keepPreviousData,
  })
}

/**
 * Where a conversation is kept has changed, here or in another tab. Its row says so before the lists are loaded again: a
 * message that comes meanwhile is counted by it.
 */
function applyListed(queries: QueryClient, chat: string, options: ChatOptions): void {
  queries.setQueriesData<CachedChats>({ queryKey: chatsKey }, (data) => {
    if (!data) return data
    const rowOf = (row: Chat) => (row.conversation === chat ? { ...row, ...options } : row)
    return { ...data, pages: data.pages.map((page) => ({ ...page, chats: page.chats.map(rowOf) })) }
  })
  queries.setQueriesData<CachedConversation>(
    { queryKey: conversationKey(chat) },
    (data) =>
      data && { ...data, pages: data.pages.map((page) => ({ ...page, chat: { ...page.chat, ...options } })) },
  )
}

/** The server has changed where a conversation is kept. */
export function applyOwnListed(
  queries: QueryClient,
  chat: string,
  { total_unread_messages, ...options }: ChatOptions & { total_unread_messages: number },
): Promise<void> {
  applyListed(queries, chat, options)
  changeUser(queries, () => ({ total_unread_messages }))
  return refreshKeys(queries, [chatsKey])
}

/** Follows what other tabs do to the lists. */
export function useLiveLists(): void {
  const queries = useQueryClient()
  useLiveEvent(
    useCallback(
      (event: LiveEvent) => {
        if (event.type !== 'listed') return
        const { type: _, chat, ...options } = event
        applyListed(queries, chat, options)
      },
      [queries],
    ),
  )
}

/** Takes a conversation off the cached chat lists, before the server has answered. */
export async function hideChat(queries: QueryClient, id: string): Promise<void> {
  await queries.cancelQueries({ queryKey: chatsKey })
  const row = cachedChat(queries, id)
  if (!row) return
  const counted = row.muted || row.archived || row.request ? 0 : row.num_unread_messages
  const less = (total: number) => Math.max(0, total - counted)
  queries.setQueriesData<CachedChats>({ queryKey: chatsKey }, (data) => {
    if (!data) return data
    const pages = data.pages.map((page) => ({
      ...page,
      chats: page.chats.filter(({ conversation }) => conversation !== id),
      total_unread_messages: less(page.total_unread_messages),
    }))
    return { ...data, pages }
  })
  changeUser(queries, (user) => ({ total_unread_messages: less(user.total_unread_messages) }))
}

/** The server has not removed the conversation: the list is loaded again. */
export function restoreChats(queries: QueryClient): Promise<void> {
  return refreshKeys(queries, [chatsKey, userKey])
}

/** The server has removed the conversation: its messages leave the cache. */
export function forgetConversation(queries: QueryClient, id: string): void {
  queries.removeQueries({ queryKey: conversationKey(id), type: 'inactive' })
}
