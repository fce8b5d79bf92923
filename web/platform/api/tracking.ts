const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

const longest = 100

export type Tracking = Partial<Record<(typeof names)[number], string>>

/** Where a visitor came from: it stays in the address until signup. Longer values than any network sends are cut. */
export function trackingOf(search: string): Tracking {
  const given = new URLSearchParams(search)
  const pairs = names.map((name) => [name, given.get(name)?.slice(0, longest)] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value))
}

/** The path with the tracking data of the page that links to it, and with what it says itself. */
export function withTracking(path: string, search: string): string {
  const [pathname, own] = path.split('?')
  const query = new URLSearchParams({
    ...trackingOf(search),
    ...Object.fromEntries(new URLSearchParams(own)),
  })
  return query.size > 0 ? `${pathname}?${query}` : path
}
