import { lazy, Suspense, useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { LiveEvent } from '#common/wire/events.ts'
import { useLiveEvent } from '#web/site/live/use-live.ts'

const LikeNews = lazy(async () => ({ default: (await import('./like-news.tsx')).LikeNews }))

/** Waits for a new like, or for the query `t`, on any page of a member. Only then the popup's code is loaded. */
export function LikeHost() {
  const [likes, setLikes] = useState(0)
  const [params] = useSearchParams()
  const [timed, setTimed] = useState(false)
  if (!timed && params.has('t')) setTimed(true)
  useLiveEvent(
    useCallback((event: LiveEvent) => {
      if (event.type === 'like' && !event.match) setLikes((count) => count + 1)
    }, []),
  )
  if (likes === 0 && !timed) return null
  return (
    <Suspense>
      <LikeNews likes={likes} />
    </Suspense>
  )
}
