import { type RefObject, useEffect, useState } from 'react'

type Shown = { inView: boolean; looking: boolean }

/** Whether an element is in view, and whether the member is looking: `looking` needs the page to be the visible one. */
export function useShown(element: RefObject<Element | null>): Shown {
  const [inView, setInView] = useState(true)
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
  return { inView, looking: inView && looking }
}
