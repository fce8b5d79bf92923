import { useQueryClient } from '@tanstack/react-query'
import { useLiveConversations } from '../conversations/conversations-query.ts'
import { useLive } from '../platform/live/use-live.ts'
import { useFollowPresence } from '../profiles/presence.ts'
import { keysChangedBy, useRefresh } from './live-refresh.ts'
import { useAppBadge, useNews, useTitlePrefix } from './news-counts.tsx'

/** Keeps every page of a logged-in member current: live events, refresh, title and app badge. */
export function MemberUpdates({ memberId }: { memberId: string }) {
  const { messages, likes } = useNews()
  useLive(memberId, keysChangedBy)
  useLiveConversations()
  useRefresh()
  useFollowPresence(useQueryClient())
  useTitlePrefix(messages + likes)
  useAppBadge(messages + likes)
  return null
}
