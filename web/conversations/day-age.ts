import { dayOf } from './day-of.ts'

const dayMs = 86_400_000

/** How many days ago a calendar day was: 0 for today, as the calendar says it in a time zone. */
export function dayAge(day: string, zone: string): number {
  return Math.round((Date.parse(dayOf(new Date(), zone)) - Date.parse(day)) / dayMs)
}
