import { nextWhen } from '#server/notifications/rhythm/local-time.ts'

const quarterMs = 15 * 60_000

/** The next Thursday at six in the evening, by the clock of the zone, after `now`. */
export function nextWeekly(now: Date, zone: string): Date {
  const after = new Date(now.getTime() + quarterMs)
  const isTime = ({ weekday, hour, minute }: { weekday: string; hour: number; minute: number }) =>
    weekday === 'Thu' && hour === 18 && minute === 0
  const found = nextWhen(new Date(Math.floor(after.getTime() / quarterMs) * quarterMs), zone, isTime, 8)
  return found ?? new Date(now.getTime() + 7 * 86_400_000)
}
