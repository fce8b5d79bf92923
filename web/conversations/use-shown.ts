import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is on the screen, and the screen is looked at. */
export function useShown(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false)
  const [looking, setLooking] = useState(false)
  useEffect(() => {
    const look = () => setLooking(document.visibilityState === 'visible')
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return inView && looking
}
