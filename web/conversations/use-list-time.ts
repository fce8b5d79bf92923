import { useFormatter } from 'use-intl'
import { useZone } from '../platform/use-zone.ts'
import { dayOf } from './day-of.ts'

const dayMs = 86_400_000

/** Words for when a conversation last moved: the time today, else the weekday, else the date. Empty on the server. */
export function useListTime(): (sentAt: string) => string {
  const format = useFormatter()
  const zone = useZone()
  return (sentAt) => {
    if (!zone) return ''
    const date = new Date(sentAt)
    const now = Date.now()
    if (dayOf(date, zone) === dayOf(new Date(now), zone))
      return format.dateTime(date, { timeZone: zone, hour: 'numeric', minute: '2-digit' })
    const age = now - date.getTime()
    if (age < 6 * dayMs) return format.dateTime(date, { timeZone: zone, weekday: 'short' })
    const thisYear = dayOf(date, zone).slice(0, 4) === dayOf(new Date(now), zone).slice(0, 4)
    return format.dateTime(date, {
      timeZone: zone,
      day: 'numeric',
      month: 'short',
      ...(thisYear ? {} : { year: 'numeric' }),
    })
  }
}
