import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls `onClose` when another page opens. A change of the query alone, as of the filters of a search, is none. */
export function useCloseOnLeaving(onClose: () => void): void {
  const { pathname } = useLocation()
  const opened = useRef(pathname)
  useEffect(() => {
    if (opened.current !== pathname) onClose()
  }, [pathname, onClose])
}
