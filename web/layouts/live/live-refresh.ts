import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { usePageData } from '#client/api/page-data.tsx'
import { startRefresh } from '#client/live/start-refresh.ts'
import { chatsKey, chatsQuery, conversationsKey } from '#web/conversations/conversations-query.ts'
import { likesKey, likesQuery } from '#web/likes/likes-query.ts'
import { pushState } from '#web/members/push/push-state.ts'
import { ownPhotosKey } from '#web/profiles/own-photos-query.ts'
import { verificationKey } from '#web/profiles/photo-review-query.ts'
import { profileKey } from '#web/profiles/profiles-query.ts'
import { refreshKeys, userKey } from '#web/site/api/user-query.ts'
import type { StreamEvent } from '#web/site/live/live-stream.ts'

/** What is kept current while a page stays open. Texts, settings and search results are not. */
const liveKeys: QueryKey[] = [userKey, chatsKey, likesKey, conversationsKey]
const reviewedKeys: QueryKey[] = [userKey, ownPhotosKey, verificationKey]

/** The keys of cached answers that an event makes outdated. Messages, marks and signals carry their data themselves. */
export function keysChangedBy(event: StreamEvent['event']): QueryKey[] {
  switch (event.type) {
    case 'message':
    case 'seen':
    case 'delivered':
    case 'typing':
    case 'presence':
    case 'unsent':
    case 'reaction':
    case 'photo':
      return []
    case 'read':
      return [chatsKey]
    case 'listed':
      return [userKey, chatsKey]
    case 'like':
    case 'unlike':
      return [userKey, likesKey, profileKey(event.id)]
    case 'user':
      return [userKey]
    case 'photos':
      return reviewedKeys
    case 'reset':
      return [...liveKeys, ...reviewedKeys]
  }
}

/**
 * The periodic refresh of spec §9, in case live events were missed: user, chats and likes on every page, also where no
 * component shows the latter two, and the open conversation.
 */
export function useRefresh(): void {
  const queries = useQueryClient()
  const { api } = usePageData()
  useEffect(
    () =>
      startRefresh({
        refresh() {
          void refreshKeys(queries, liveKeys)
          // What refreshKeys has requested already is not requested again.
          void queries.prefetchInfiniteQuery({ ...chatsQuery(api), staleTime: 0 })
          void queries.prefetchQuery({ ...likesQuery(api), staleTime: 0 })
        },
        screen: document,
        line: window,
        subscribed: () => pushState() === 'subscribed',
      }),
    [queries, api],
  )
}
