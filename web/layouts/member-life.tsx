import { useLiveConversations } from '../conversations/use-live-conversations.ts'
import { useLive } from '../platform/live/use-live.ts'
import { useAppBadge } from '../platform/page/use-app-badge.ts'
import { useTitlePrefix } from '../platform/page/use-title-prefix.ts'
import { useNews } from './use-news.ts'
import { useRefresh } from './use-refresh.ts'

/** What runs beside every page of a logged-in member. */
export function MemberLife({ memberId }: { memberId: string }) {
  const { messages, likes } = useNews()
  useLive(memberId)
  useLiveConversations()
  useRefresh()
  useTitlePrefix(messages + likes)
  useAppBadge(messages + likes)
  return null
}
