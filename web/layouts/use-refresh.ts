import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { chatsQuery } from '../conversations/chats-query.ts'
import { likesQuery } from '../likes/likes-query.ts'
import { usePageData } from '../platform/api/page-data.tsx'
import { liveKeys, refreshKeys } from '../platform/live/live-changes.ts'
import { startRefresh } from '../platform/live/start-refresh.ts'

/**
 * The periodic refresh of spec §9, the net under the live events: user, chats and likes on every page, also where no
 * component shows the latter two, and the conversation that is open.
 */
export function useRefresh(): void {
  const queries = useQueryClient()
  const { api } = usePageData()
  useEffect(
    () =>
      startRefresh(() => {
        void refreshKeys(queries, liveKeys)
        // What the first line has asked for already is not asked again.
        void queries.prefetchInfiniteQuery({ ...chatsQuery(api), staleTime: 0 })
        void queries.prefetchQuery({ ...likesQuery(api), staleTime: 0 })
      }, document),
    [queries, api],
  )
}
