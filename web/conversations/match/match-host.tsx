import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LiveEvent } from '#common/events.ts'
import { announceMatch, type Match, onMatch } from '#web/likes/use-like.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useLiveEvent } from '#web/platform/live/use-live.ts'
import { ensureMessages } from '#web/platform/texts/messages.ts'
import { profileQuery } from '#web/profiles/profiles-query.ts'
import type { Opened } from '../openers/openers.ts'
import { popupTexts } from './popup-texts.tsx'

/**
 * Pages on which the popup waits, so that nobody is interrupted while writing or paying. It opens on the next page.
 */
const undisturbed = /^\/(chats|credits|transactions|sandbox)(\/|$)|\/chat$/

const loadPopup = () => import('./match-popup.tsx')
const MatchPopup = lazy(async () => ({ default: (await loadPopup()).MatchPopup }))

/**
 * Opens the popup about a match on any page of a member, after an own like or a live event. Its code is loaded only
 * then.
 */
export function MatchHost() {
  const page = usePageData()
  const [match, setMatch] = useState<Opened | null>(null)
  const shown = useRef(new Set<string>())
  const { pathname } = useLocation()

  useEffect(() => {
    async function open({ id, card }: Match) {
      if (shown.current.has(id)) return
      shown.current.add(id)
      // Only the profile has the shared interests. If it cannot be loaded, the card is shown without them.
      const [profile] = await Promise.all([
        page.queries.fetchQuery(profileQuery(page.api, id)).catch((error) => card ?? Promise.reject(error)),
        ensureMessages(page, popupTexts),
        loadPopup(),
      ])
      setMatch(profile)
    }
    // The match is in the list of likes in any case.
    return onMatch((found) => void open(found).catch(() => shown.current.delete(found.id)))
  }, [page])

  useLiveEvent(
    useCallback((event: LiveEvent) => {
      if (event.type === 'like' && event.match) announceMatch(event.id)
    }, []),
  )

  if (!match || undisturbed.test(pathname)) return null
  return (
    <Suspense>
      <MatchPopup member={match} onClose={() => setMatch(null)} />
    </Suspense>
  )
}
