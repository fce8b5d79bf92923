import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { LiveEvent } from '#common/wire/events.ts'
import { announceMatch, type Match, onMatch } from '#web/likes/use-like.ts'
import { useLiveEvent } from '#web/site/live/use-live.ts'

const MatchNews = lazy(async () => ({ default: (await import('./match-news.tsx')).MatchNews }))

/** Waits for a match on any page of a member, by an own like or a live event. Only then the popup's code is loaded. */
export function MatchHost() {
  const [found, setFound] = useState<Match[]>([])
  useEffect(() => onMatch((match) => setFound((all) => [...all, match])), [])
  useLiveEvent(
    useCallback((event: LiveEvent) => {
      if (event.type === 'like' && event.match) announceMatch(event.id)
    }, []),
  )
  if (found.length === 0) return null
  return (
    <Suspense>
      <MatchNews found={found} />
    </Suspense>
  )
}
