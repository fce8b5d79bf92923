/** Where credits are bought, and the address to come back to afterwards. */
export function creditsPath(back: string, bundle?: string): string {
  return `/credits${bundle ? `/${bundle}` : ''}?back=${encodeURIComponent(back)}`
}
