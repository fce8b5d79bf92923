import { mainZoneOf } from '#server/notifications/rhythm/country-zone.ts'

/** Of each country whose zones begin the day one after the other, the last, all year round. */
const latestZones: Record<string, string> = {
  AU: 'Australia/Perth',
  CA: 'America/Vancouver',
  ES: 'Atlantic/Canary',
  MX: 'America/Tijuana',
  US: 'Pacific/Honolulu',
}

/** The day (YYYY-MM-DD) that it is everywhere in a country, or everywhere on earth where none is known. */
export function dayAllOver(country: string | null | undefined, now: Date): string {
  const code = country ?? ''
  // Signs are the other way round in the names of these zones: this one is twelve hours behind UTC.
  const timeZone = latestZones[code] ?? mainZoneOf(code) ?? 'Etc/GMT+12'
  // Sweden writes dates as ISO 8601 does.
  return now.toLocaleDateString('sv', { timeZone })
}
