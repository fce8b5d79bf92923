/** Where the member came from to buy credits, as the tab remembers it. */
export const returnKey = 'credits.back'

/** The address when it is one of this site's own, else ''. */
export function sameSitePath(given: string | null): string {
  return given && /^\/(?![/\\])[^\\\s]*$/.test(given) ? given : ''
}
