/** The time zone where most people of a country live, for members whose browser has not told theirs. */
const mainZones: Record<string, string> = {
  AT: 'Europe/Vienna',
  AU: 'Australia/Sydney',
  BE: 'Europe/Brussels',
  CA: 'America/Toronto',
  CH: 'Europe/Zurich',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  MX: 'America/Mexico_City',
  NL: 'Europe/Amsterdam',
  NO: 'Europe/Oslo',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
  US: 'America/New_York',
}

/** Undefined for a country that no site can serve. */
export function mainZoneOf(country: string): string | undefined {
  return mainZones[country]
}

export function zoneOf(country: string | null): string {
  return mainZoneOf(country ?? '') ?? 'Europe/Amsterdam'
}
