const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const

const longest = 100

export type Tracking = Partial<Record<(typeof names)[number], string>>

/** Reads where a visitor came from, which stays in the address until the signup. Cuts values that are too long. */
export function trackingOf(search: string): Tracking {
  const given = new URLSearchParams(search)
  const pairs = names.map((name) => [name, given.get(name)?.slice(0, longest)] as const)
  return Object.fromEntries(pairs.filter(([, value]) => value))
}

/** Adds the tracking parameters of the current page to a path. The path's own parameters win. */
export function withTracking(path: string, search: string): string {
  const [pathname, own] = path.split('?')
  const query = new URLSearchParams({
    ...trackingOf(search),
    ...Object.fromEntries(new URLSearchParams(own)),
  })
  return query.size > 0 ? `${pathname}?${query}` : path
}
