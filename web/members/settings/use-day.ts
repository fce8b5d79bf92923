import { useFormatter } from 'use-intl'

/** Writes a day, or a moment's day, the same on the server and in every time zone. */
export function useDay(): (date: string) => string {
  const format = useFormatter()
  return (date) => format.dateTime(new Date(date), { timeZone: 'UTC', dateStyle: 'medium' })
}
