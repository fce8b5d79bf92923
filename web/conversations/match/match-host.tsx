import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { LiveEvent } from '#common/events.ts'
import { announceMatch, type Match, onMatch } from '../../likes/use-like.ts'
import { usePageData } from '../../platform/api/page-data.tsx'
import { useLiveEvent } from '../../platform/live/use-live.ts'
import { ensureMessages } from '../../platform/texts/messages.ts'
import { profileQuery } from '../../profiles/profiles-query.ts'
import type { Opened } from '../openers/openers.ts'

/** Nobody is interrupted while writing or paying; the match is celebrated on the page after. */
const undisturbed = /^\/(chats|credits|transactions|sandbox)(\/|$)|\/chat$/

const loadPopup = () => import('./match-popup.tsx')
const MatchPopup = lazy(async () => ({ default: (await loadPopup()).MatchPopup }))

/**
 * Celebrates a match on any page of a member: one that an own like made, or that the live stream tells of. It costs
 * a page nothing until then.
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
      // What the two have in common stands on the page only; the card shows the match without it.
      const [profile] = await Promise.all([
        page.queries.fetchQuery(profileQuery(page.api, id)).catch((error) => card ?? Promise.reject(error)),
        ensureMessages(page, ['likes', 'fields', 'openers']),
        loadPopup(),
      ])
      setMatch(profile)
    }
    // A match that cannot be shown now stands in the likes all the same.
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
