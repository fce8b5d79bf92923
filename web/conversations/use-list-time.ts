import { useFormatter } from 'use-intl'
import { useZone } from '../platform/page/use-zone.ts'
import { dateStyle } from './date-style.ts'
import { dayAge } from './day-age.ts'
import { dayOf } from './day-of.ts'

/** Words for when a conversation last moved: the time today, else the weekday, else the date. Empty on the server. */
export function useListTime(): (sentAt: string) => string {
  const format = useFormatter()
  const zone = useZone()
  return (sentAt) => {
    if (!zone) return ''
    const date = new Date(sentAt)
    const day = dayOf(date, zone)
    const age = dayAge(day, zone)
    return format.dateTime(date, {
      timeZone: zone,
      ...(age <= 0 ? { hour: 'numeric', minute: '2-digit' } : dateStyle(day, age, 'short')),
    })
  }
}
