import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { LiveEvent } from '#common/events.ts'
import { limits } from '#common/limits.ts'
import type { ProfileCard } from '#common/profiles.ts'
import { refreshLikes } from '#web/likes/likes-query.ts'
import { unwrap } from '#web/platform/api/api.ts'
import { type PageData, usePageData } from '#web/platform/api/page-data.tsx'
import { useLiveEvent } from '#web/platform/live/use-live.ts'
import { ensureMessages } from '#web/platform/texts/messages.ts'
import { popupTexts } from './popup-texts.tsx'
import { useTimedLike } from './use-timed-like.ts'

/** Pages on which the popup waits: nobody is interrupted while writing, paying, playing or answering questions. */
const undisturbed =
  /^\/(chats|credits|transactions|sandbox|swipe-game|match-finder|signup-matches|complete-signup|delete-account)(\/|$)|\/chat$/
const retryMs = 1_000

const loadPopup = () => import('./like-popup.tsx')
const LikePopup = lazy(async () => ({ default: (await loadPopup()).LikePopup }))

/**
 * Opens the popup about a new like, after a live event or the query `t`. Who it is about the server says once, to one of
 * the member's open pages; that page waits until it is looked at and no other dialog is open.
 */
export function LikeHost() {
  const page = usePageData()
  const { pathname } = useLocation()
  const [wanted, setWanted] = useState(false)
  const [liker, setLiker] = useState<ProfileCard | null>(null)
  const quiet = undisturbed.test(pathname)

  useTimedLike(() => setWanted(true))
  useLiveEvent(
    useCallback((event: LiveEvent) => {
      if (event.type === 'like' && !event.match) setWanted(true)
    }, []),
  )
  useEffect(() => {
    if (!wanted || quiet) return
    function attempt() {
      if (document.hidden || document.querySelector('dialog[open]')) return
      clearInterval(timer)
      setWanted(false)
      // The like is in the list of likes in any case.
      takeNewLike(page).then(setLiker, () => undefined)
    }
    const timer = setInterval(attempt, retryMs)
    attempt()
    return () => clearInterval(timer)
  }, [wanted, quiet, page])

  if (!liker || quiet) return null
  return (
    <Suspense>
      <LikePopup member={liker} onClose={() => setLiker(null)} />
    </Suspense>
  )
}

async function takeNewLike(page: PageData): Promise<ProfileCard | null> {
  await Promise.all([ensureMessages(page, popupTexts), loadPopup()])
  const { profile } = await unwrap(page.api['auto-like.php'].$get())
  if (profile) setTimeout(() => void refreshLikes(page.queries), limits.likesReloadMs)
  return profile
}
