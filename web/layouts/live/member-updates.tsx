import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLiveLists } from '#web/conversations/chat-lists-query.ts'
import { useOutboxSender } from '#web/conversations/composer/use-send.ts'
import { useLiveConversations } from '#web/conversations/conversations-query.ts'
import { useAppBadge, useNews, useTitlePrefix } from '#web/frame/navigation/news-counts.tsx'
import { InstalledAppLater } from '#web/installed/installed-app-later.tsx'
import { useFollowPresence } from '#web/profiles/presence.ts'
import { TimeBonusHost } from '#web/promotions/time-bonus/time-bonus-host.tsx'
import { useUser } from '#web/site/api/site-and-user.tsx'
import { useLive } from '#web/site/live/use-live.ts'
import { useFollowSession } from '../use-log-out.ts'
import { keysChangedBy, useRefresh } from './live-refresh.ts'
import { PurchaseHost } from './purchase-host.tsx'
import { useKeepZone } from './use-keep-zone.ts'

const ConfirmedToast = lazy(async () => ({ default: (await import('./confirmed-toast.tsx')).ConfirmedToast }))

/** Keeps every page of a logged-in member current: live events, refresh, title and app badge. */
export function MemberUpdates({ memberId }: { memberId: string }) {
  const user = useUser()
  const { messages, likes } = useNews()
  const [reminded, setReminded] = useState(false)
  if (user?.status === 'not_confirmed' && !reminded) setReminded(true)
  useFollowSession(memberId)
  useLive(memberId, keysChangedBy)
  useLiveConversations()
  useOutboxSender(memberId)
  useLiveLists()
  useRefresh()
  useKeepZone(memberId)
  useFollowPresence(useQueryClient())
  useTitlePrefix(messages + likes)
  useAppBadge(messages + likes)
  return (
    <>
      <InstalledAppLater />
      <PurchaseHost />
      {user && <TimeBonusHost user={user} />}
      {user && reminded && (
        <Suspense>
          <ConfirmedToast user={user} />
        </Suspense>
      )}
    </>
  )
}
