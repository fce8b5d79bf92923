/** The address of the page about premium, with the path to return to after a purchase. */
export function premiumPath(back: string): string {
  return `/premium?back=${encodeURIComponent(back)}`
}
