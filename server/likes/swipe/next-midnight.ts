const minuteMs = 60_000
/** No day is longer than this, not even one on which the clocks go back. */
const longestDayMinutes = 27 * 60

/**
 * When the day after `now` begins by the clock of `zone`. It is looked for by halving, since a date never goes back:
 * that needs no rule about clocks that change, also at midnight, and about days that a country left out.
 */
export function nextMidnight(now: Date, zone: string): Date {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const today = format.format(now)
  // All zones change at whole minutes.
  const start = Math.floor(now.getTime() / minuteMs)
  let same = 0
  let other = longestDayMinutes
  while (other - same > 1) {
    const middle = Math.floor((same + other) / 2)
    if (format.format((start + middle) * minuteMs) === today) same = middle
    else other = middle
  }
  return new Date((start + other) * minuteMs)
}
