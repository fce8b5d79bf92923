import { useEffect, useEffectEvent } from 'react'

/** Calls `place` while something floats, and again whenever what it belongs to moves. */
export function usePlaced(open: boolean, place: () => void) {
  const placed = useEffectEvent(place)
  useEffect(() => {
    if (!open) return
    const follow = () => placed()
    follow()
    addEventListener('scroll', follow, { capture: true, passive: true })
    addEventListener('resize', follow)
    visualViewport?.addEventListener('resize', follow)
    return () => {
      removeEventListener('scroll', follow, { capture: true })
      removeEventListener('resize', follow)
      visualViewport?.removeEventListener('resize', follow)
    }
  }, [open])
}
