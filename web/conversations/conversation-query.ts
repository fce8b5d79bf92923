import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Messages } from '#common/conversations.ts'
import { type Api, unwrap } from '../platform/api/api.ts'

export type CachedConversation = InfiniteData<Messages, number | null>

export function conversationKey(id: string) {
  return ['conversation', id] as const
}

/** One conversation's messages: the newest page first, each page in ascending order. */
export function conversationQuery(api: Api, id: string) {
  return infiniteQueryOptions({
    queryKey: conversationKey(id),
    queryFn: ({ pageParam }) =>
      unwrap(api['messages.php'].$get({ query: { conversation: id, before: pageParam ?? undefined } })),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next,
  })
}
