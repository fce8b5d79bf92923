import type { Random } from '../random.ts'
import type { DemoPerson } from './demo-person.ts'
import { type PlannedLike, planLikes } from './plan-social.ts'

/** Who looked at whose page, as indexes into the list of people. */
export type PlannedVisit = { from: number; to: number; minutesAgo: number }

/** Older visits are shown to nobody. */
const longestAgo = 29 * 24 * 60

/** Whoever likes somebody has looked at them, and about as many look and leave it at that. No pair twice. */
export function planVisits(
  random: Random,
  people: DemoPerson[],
  likes: readonly PlannedLike[],
): PlannedVisit[] {
  const latest = new Map<string, PlannedVisit>()
  for (const { from, to, minutesAgo } of [...likes, ...planLikes(random, people)]) {
    const known = latest.get(`${from} ${to}`)
    if (minutesAgo > longestAgo || (known && known.minutesAgo <= minutesAgo)) continue
    latest.set(`${from} ${to}`, { from, to, minutesAgo })
  }
  return [...latest.values()]
}
