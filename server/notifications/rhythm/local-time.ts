const quarterMs = 15 * 60_000
const dayMs = 86_400_000
const formats = new Map<string, Intl.DateTimeFormat>()

type LocalTime = { weekday: string; hour: number; minute: number }

/**
 * Finds the first moment from `from` on at which the zone's clock is as wished for, at most so many days later. It is
 * looked for by quarters of an hour, at which all zones change, so that hours which are skipped or come twice need no
 * rule of their own.
 */
export function nextWhen(
  from: Date,
  zone: string,
  isWished: (time: LocalTime) => boolean,
  days: number,
): Date | null {
  if (isWished(localTime(from, zone))) return from
  const first = (Math.floor(from.getTime() / quarterMs) + 1) * quarterMs
  for (let at = first; at <= first + days * dayMs; at += quarterMs)
    if (isWished(localTime(new Date(at), zone))) return new Date(at)
  return null
}

/**
 * What a clock in the zone shows.
 * @internal For the test.
 */
export function localTime(at: Date, zone: string): LocalTime {
  const parts = new Map(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  return {
    weekday: parts.get('weekday') ?? '',
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  }
}

/** Keeps a formatter for each zone, since making one takes longer than all that is asked of it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}
