import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import type { Chats } from '#common/conversations.ts'
import { type Api, unwrap } from '../platform/api/api.ts'

export type CachedChats = InfiniteData<Chats, string | null>

/** The chat list, the latest first. The member's unread messages in all stand in its first page. */
export function chatsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['chats'],
    queryFn: ({ pageParam }) => unwrap(api['chats.php'].$get({ query: { cursor: pageParam ?? undefined } })),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
  })
}
