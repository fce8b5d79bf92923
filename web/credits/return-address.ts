import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { writeTabText } from '#client/page/tab-text.ts'

/** The name under which the tab stores the page that led to the purchase. */
export const returnKey = 'credits.back'

/** Returns the address if it is a path of this site, else ''. */
export function sameSitePath(given: string | null): string {
  return given && /^\/(?![/\\])[^\\\s]*$/.test(given) ? given : ''
}

/**
 * Stores the address's `back` parameter until the payment has ended. Without the parameter the last one is deleted, or
 * kept on a later step of the same purchase, and while its payment waits.
 */
export function useReturnAddress({ keep = false } = {}): void {
  const [search] = useSearchParams()
  const back = sameSitePath(search.get('back'))
  useEffect(() => {
    if (back || !keep) writeTabText(returnKey, back)
  }, [back, keep])
}

/** The address of the credits page, with the path to return to afterwards. */
export function creditsPath(back: string): string {
  return `/credits?back=${encodeURIComponent(back)}`
}
