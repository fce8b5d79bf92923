import type { DateTimeFormatOptions } from 'use-intl'

const nearDays = 6
const yearDays = 183

/** How a past day is written: its weekday while that is clear, its date, and the year where one might wonder. */
export function dateStyle(day: string, age: number, length: 'short' | 'long'): DateTimeFormatOptions {
  if (age < nearDays) return { weekday: length }
  const thisYear = age < yearDays || day.slice(0, 4) === new Date().toISOString().slice(0, 4)
  return { day: 'numeric', month: length, ...(thisYear ? {} : { year: 'numeric' }) }
}
