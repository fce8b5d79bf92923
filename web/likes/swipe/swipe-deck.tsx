import './swipe.css'
import { useEffect } from 'react'
import type { FoundCard } from '#common/wire/profiles.ts'
import { SwipeCard } from './swipe-card.tsx'
import { type Pull, showPull, useDrag, type Way } from './use-drag.ts'

const goneMs = 280

/** A card that is on its way out, from where the finger let go of it. */
export type Gone = { member: FoundCard; way: Way; pull: Pull; key: number }

type SwipeDeckProps = {
  members: FoundCard[]
  gone: Gone[]
  onDrop: (way: Way, pull: Pull) => boolean
  onGone: (gone: Gone) => void
}

/** The upper card, which follows the finger, the next one under it, and those that are leaving. */
export function SwipeDeck({ members, gone, onDrop, onGone }: SwipeDeckProps) {
  const [top, next] = members
  return (
    <div className="swipe-deck relative mx-auto">
      {next && (
        <div aria-hidden="true" inert className="swipe-next absolute inset-0" key={next.id}>
          <SwipeCard member={next} />
        </div>
      )}
      {top && <TopCard key={top.id} member={top} onDrop={onDrop} />}
      {gone.map((each) => (
        <GoneCard key={each.key} gone={each} onGone={onGone} />
      ))}
    </div>
  )
}

function TopCard({ member, onDrop }: { member: FoundCard; onDrop: SwipeDeckProps['onDrop'] }) {
  const drag = useDrag(onDrop)
  return (
    <div className="swipe-card relative" {...drag}>
      <SwipeCard member={member} />
    </div>
  )
}

function GoneCard({ gone, onGone }: { gone: Gone; onGone: (gone: Gone) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onGone(gone), goneMs)
    return () => clearTimeout(timer)
  }, [gone, onGone])
  function show(element: HTMLDivElement | null) {
    if (!element) return
    showPull(element, gone.pull)
    element.style.setProperty('--to', gone.way === 'like' ? '60vw' : '-60vw')
    element.style.setProperty(`--${gone.way}`, '1')
  }
  return (
    <div ref={show} aria-hidden="true" inert className="swipe-gone absolute inset-0 z-5">
      <SwipeCard member={gone.member} />
    </div>
  )
}
