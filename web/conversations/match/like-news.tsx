import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { unwrap } from '#client/api/api.ts'
import { type PageData, usePageData } from '#client/api/page-data.tsx'
import { ensureMessages } from '#client/texts/messages.ts'
import { limits } from '#common/limits.ts'
import type { ProfileCard } from '#common/wire/profiles.ts'
import { refreshLikes } from '#web/likes/likes-query.ts'
import { LikePopup } from './like-popup.tsx'
import { popupTexts } from './popup-texts.tsx'
import { useTimedLike } from './use-timed-like.ts'

/** Pages on which the popup waits: nobody is interrupted while writing, paying, playing or answering questions. */
const undisturbed =
  /^\/(chats|credits|transactions|sandbox|swipe-game|match-finder|signup-matches|complete-signup|delete-account)(\/|$)|\/chat$/
const retryMs = 1_000

/**
 * Opens the popup about a new like. Who it is about the server says once, to one of the member's open pages; that page
 * waits until it is looked at and no other dialog is open. `likes` is how many came while the page was open.
 */
export function LikeNews({ likes }: { likes: number }) {
  const page = usePageData()
  const { pathname } = useLocation()
  const [due, setDue] = useState(0)
  const [asked, setAsked] = useState(0)
  const [liker, setLiker] = useState<ProfileCard | null>(null)
  const quiet = undisturbed.test(pathname)
  const wanted = likes + due

  useTimedLike(() => setDue((count) => count + 1))
  useEffect(() => {
    if (wanted === asked || quiet) return
    function attempt() {
      if (document.hidden || document.querySelector('dialog[open]')) return
      clearInterval(timer)
      setAsked(wanted)
      // The like is in the list of likes in any case.
      takeNewLike(page).then(setLiker, () => undefined)
    }
    const timer = setInterval(attempt, retryMs)
    attempt()
    return () => clearInterval(timer)
  }, [wanted, asked, quiet, page])

  if (!liker || quiet) return null
  return <LikePopup member={liker} onClose={() => setLiker(null)} />
}

async function takeNewLike(page: PageData): Promise<ProfileCard | null> {
  await ensureMessages(page, popupTexts)
  const { profile } = await unwrap(page.api['auto-like.php'].$get())
  if (profile) setTimeout(() => void refreshLikes(page.queries), limits.likesReloadMs)
  return profile
}
