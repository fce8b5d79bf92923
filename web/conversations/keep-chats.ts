import type { QueryClient } from '@tanstack/react-query'
import {
  type KeptChat,
  type KeptChats,
  type KeptMessage,
  keptChats,
  keptMessages,
} from '#common/conversations/kept-chats.ts'
import type { Chat, Message } from '#common/wire/conversations.ts'
import { chatsCache, keptChatsPath } from '../site/page/kept-names.ts'
import {
  type CachedChats,
  type CachedConversation,
  chatsKey,
  conversationsKey,
} from './conversations-query.ts'

type IsHidden = (text: string) => boolean

/** Keeps the member's last conversations on the device, as far as they were opened there; the list's last line of others. */
export async function keepChats(queries: QueryClient, memberId: string, isHidden: IsHidden): Promise<void> {
  const list = queries.getQueryData<CachedChats>(chatsKey)?.pages.flatMap(({ chats }) => chats)
  if (!list || !('caches' in window)) return
  const before = await readKept(memberId)
  const opened = openedConversations(queries)
  const chats = list.slice(0, keptChats).map((chat) => asKept(chat, opened.get(chat.conversation), isHidden))
  await write({ memberId, chats: chats.map((chat) => withEarlier(chat, before)) })
}

function openedConversations(queries: QueryClient): Map<string, Message[]> {
  const cached = queries.getQueriesData<CachedConversation>({ queryKey: conversationsKey })
  // A longer key is a window into the past.
  const newest = cached.flatMap(([key, data]) =>
    data && key.length === 2 ? [[String(key[1]), data] as const] : [],
  )
  return new Map(
    newest.map(([id, { pages }]) => [id, pages.toReversed().flatMap(({ messages }) => messages)]),
  )
}

function asKept(chat: Chat, opened: Message[] | undefined, isHidden: IsHidden): KeptChat {
  const messages = opened?.slice(-keptMessages) ?? chat.messages
  return {
    id: chat.conversation,
    name: chat.profile.name,
    messages: messages.map((message) => messageAsKept(message, isHidden)),
  }
}

function messageAsKept({ own, kind, body, gift, unsent, sent_at }: Message, isHidden: IsHidden): KeptMessage {
  const what = unsent
    ? 'unsent'
    : !own && isHidden(body)
      ? 'hidden'
      : gift
        ? 'gift'
        : kind === 'photo' || kind === 'gif'
          ? kind
          : 'text'
  return { own, text: what === 'hidden' || what === 'unsent' ? '' : body, what, at: sent_at }
}

/** A conversation that is not in memory now keeps what was kept of it earlier, and the latest message behind that. */
function withEarlier(chat: KeptChat, before: KeptChats | null): KeptChat {
  const earlier = before?.chats.find(({ id }) => id === chat.id)?.messages ?? []
  const [first] = chat.messages
  if (!first) return { ...chat, messages: earlier }
  const older = chat.messages.length > 1 ? [] : earlier.filter(({ at }) => at < first.at)
  return { ...chat, messages: [...older, ...chat.messages].slice(-keptMessages) }
}

async function readKept(memberId: string): Promise<KeptChats | null> {
  const answer = await caches.match(keptChatsPath, { cacheName: chatsCache })
  const kept: KeptChats | undefined = await answer?.json()
  return kept?.memberId === memberId ? kept : null
}

async function write(kept: KeptChats): Promise<void> {
  const cache = await caches.open(chatsCache)
  await cache.put(keptChatsPath, Response.json(kept))
}
