/** Of each country a site can serve, the zone in which a day begins last, all year round. */
const latestZones: Record<string, string> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Perth',
  BE: 'Europe/Brussels',
  CA: 'America/Vancouver',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Atlantic/Canary',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MX: 'America/Tijuana',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  US: 'Pacific/Honolulu',
}

/** The day (YYYY-MM-DD) that it is everywhere in a country, or everywhere on earth where none is known. */
export function dayAllOver(country: string | null | undefined, now: Date): string {
  // Signs are the other way round in the names of these zones: this one is twelve hours behind UTC.
  const zone = latestZones[country ?? ''] ?? 'Etc/GMT+12'
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
