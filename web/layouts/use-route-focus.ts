import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { focusHeading } from '../platform/page/focus-heading.ts'

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
