import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Focuses the page's heading: a screen reader reads it, and Tab continues from there. */
export function focusHeading(main: HTMLElement): void {
  const headings = [...main.querySelectorAll('h1')]
  const target = headings.find((heading) => heading.checkVisibility()) ?? main
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** Focuses the new page's heading after a navigation, unless the page has focused something itself. */
export function useRouteFocus(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const main = document.querySelector('main')
    if (!main || main.contains(document.activeElement)) return
    focusHeading(main)
  }, [pathname])
}
