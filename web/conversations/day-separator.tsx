import { useFormatter, useTranslations } from 'use-intl'
import { useZone } from '../platform/page/use-zone.ts'
import { dateStyle } from './date-style.ts'
import { dayAge } from './day-age.ts'

/** Between the days of a conversation. Nobody but the browser knows which day is today. */
export function DaySeparator({ day }: { day: string }) {
  const t = useTranslations('conversations')
  const format = useFormatter()
  const zone = useZone()
  const age = zone ? dayAge(day, zone) : null
  const words = () => {
    if (age === null) return '\u00a0'
    if (age <= 0) return t('today')
    if (age === 1) return t('yesterday')
    return format.dateTime(new Date(`${day}T12:00:00Z`), { timeZone: 'UTC', ...dateStyle(day, age, 'long') })
  }
  return (
    <p className="mx-auto my-3 w-fit min-w-16 rounded-full bg-sunken px-3 py-0.5 text-center text-12 font-semibold text-muted">
      {words()}
    </p>
  )
}
