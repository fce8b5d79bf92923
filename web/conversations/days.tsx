import { type DateTimeFormatOptions, useFormatter, useTranslations } from 'use-intl'
import { useZone } from '#client/page/use-zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a moment in a time zone, as 2031-05-27. */
export function dayOf(date: Date, zone: string): string {
  let format = formats.get(zone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(zone, format)
  }
  return format.format(date)
}

const dayMs = 86_400_000

/** The number of days since a calendar day, in a time zone: 0 for today. */
function dayAge(day: string, zone: string): number {
  return Math.round((Date.parse(dayOf(new Date(), zone)) - Date.parse(day)) / dayMs)
}

const nearDays = 6
const yearDays = 183

/**
 * The date format of a past day: the weekday in the last six days, then the date, with the year where it is not clear.
 */
function dateStyle(day: string, age: number, length: 'short' | 'long'): DateTimeFormatOptions {
  if (age < nearDays) return { weekday: length }
  const thisYear = age < yearDays || day.slice(0, 4) === new Date().toISOString().slice(0, 4)
  return { day: 'numeric', month: length, ...(thisYear ? {} : { year: 'numeric' }) }
}

/**
 * Formats the time of a conversation's last message: the time today, else the weekday or the date. Empty on the server.
 */
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

/**
 * The line between the days of a conversation. Only the browser knows the member's time zone, so the server renders it
 * empty.
 */
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
