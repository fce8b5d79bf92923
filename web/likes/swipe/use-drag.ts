import { type PointerEvent, useRef } from 'react'

export type Way = 'like' | 'pass'
export type Pull = { dx: number; dy: number }

/** So far, or so fast and half as far, and the card goes; else it comes back. */
const farPx = 100
const fastPxPerMs = 0.5
const pxPerDegree = 20

/** Shows on an element how far it is pulled. Styles are set one by one, as the content security policy wants it. */
export function showPull(element: HTMLElement, { dx, dy }: Pull): void {
  element.style.setProperty('--dx', `${dx}px`)
  element.style.setProperty('--dy', `${dy}px`)
  element.style.setProperty('--turn', `${dx / pxPerDegree}deg`)
  element.style.setProperty('--like', String(clamp(dx / farPx)))
  element.style.setProperty('--pass', String(clamp(-dx / farPx)))
}

const clamp = (share: number) => Math.max(0, Math.min(1, share))

/** Lets a card follow the finger. `onDrop` says whether the card goes that way; if not, it comes back. */
export function useDrag(onDrop: (way: Way, pull: Pull) => boolean) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)

  function end(event: PointerEvent<HTMLElement>, dropped: boolean) {
    if (!start.current) return
    const { dx, dy, ms } = since(start.current, event)
    const card = event.currentTarget
    start.current = null
    card.classList.remove('swipe-held')
    const far = Math.abs(dx)
    const goes = far > farPx || (far > farPx / 2 && far / Math.max(1, ms) > fastPxPerMs)
    if (dropped && goes && onDrop(dx > 0 ? 'like' : 'pass', { dx, dy })) return
    showPull(card, { dx: 0, dy: 0 })
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.classList.add('swipe-held')
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) showPull(event.currentTarget, since(start.current, event))
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

function since(start: { x: number; y: number; at: number }, event: PointerEvent) {
  const dx = Math.round(event.clientX - start.x)
  const dy = Math.round((event.clientY - start.y) / 4)
  return { dx, dy, ms: event.timeStamp - start.at }
}
