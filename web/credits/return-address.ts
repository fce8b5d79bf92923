import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { writeTabText } from '../platform/page/tab-text.ts'

/** Where the member came from to buy credits, as the tab remembers it. */
export const returnKey = 'credits.back'

/** The address when it is one of this site's own, else ''. */
export function sameSitePath(given: string | null): string {
  return given && /^\/(?![/\\])[^\\\s]*$/.test(given) ? given : ''
}

/** Remembers `back` through the payment; coming here without it forgets the last one. */
export function useReturnAddress(): void {
  const [search] = useSearchParams()
  const back = sameSitePath(search.get('back'))
  useEffect(() => writeTabText(returnKey, back), [back])
}

/** Where credits are bought, and the address to come back to afterwards. */
export function creditsPath(back: string, bundle?: string): string {
  return `/credits${bundle ? `/${bundle}` : ''}?back=${encodeURIComponent(back)}`
}
