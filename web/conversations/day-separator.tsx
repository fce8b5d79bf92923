import { useFormatter, useTranslations } from 'use-intl'
import { useZone } from '../platform/use-zone.ts'
import { dayOf } from './day-of.ts'

const dayMs = 86_400_000

/** Between the days of a conversation. Nobody but the browser knows which day is today. */
export function DaySeparator({ day }: { day: string }) {
  const t = useTranslations('conversations')
  const format = useFormatter()
  const zone = useZone()
  const words = () => {
    const now = Date.now()
    if (!zone) return '\u00a0'
    if (day === dayOf(new Date(now), zone)) return t('today')
    if (day === dayOf(new Date(now - dayMs), zone)) return t('yesterday')
    const date = new Date(`${day}T12:00:00Z`)
    const near = now - date.getTime() < 6 * dayMs
    const thisYear = day.slice(0, 4) === String(new Date(now).getFullYear())
    if (near) return format.dateTime(date, { timeZone: 'UTC', weekday: 'long' })
    return format.dateTime(date, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'long',
      ...(thisYear ? {} : { year: 'numeric' }),
    })
  }
  return (
    <p className="mx-auto my-3 w-fit min-w-16 rounded-full bg-sunken px-3 py-0.5 text-center text-12 font-semibold text-muted">
      {words()}
    </p>
  )
}
