import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Puts the focus at the page's heading: a screen reader reads it, and Tab goes on from there. */
export function focusHeading(main: HTMLElement): void {
  const headings = [...main.querySelectorAll('h1')]
  const target = headings.find((heading) => heading.checkVisibility()) ?? main
  target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader reads it and Tab goes on from
 * there; a page that has put it somewhere itself keeps it.
 */
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
