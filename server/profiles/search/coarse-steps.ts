import type { Profile } from '#common/wire/profiles.ts'

const nearKm = [5, 10, 25, 50, 100, 250]
const dayMs = 86_400_000
/** As long as a member counts as online, on every screen and in the search. */
export const onlineMs = 5 * 60_000

/** The first step that a distance is under; so coarse that nobody is found by asking from many places. */
export function distanceStep(km: number | null): number | null {
  return km === null ? null : (nearKm.find((step) => km < step) ?? null)
}

/** How long ago a member was last here. */
export function activityStep(lastActiveAt: Date, now: Date): NonNullable<Profile['active']> {
  const away = now.getTime() - lastActiveAt.getTime()
  if (away <= onlineMs) return 'now'
  if (away < dayMs) return 'today'
  if (away < 7 * dayMs) return 'week'
  return away < 31 * dayMs ? 'month' : 'earlier'
}
