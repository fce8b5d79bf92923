export type RegionTerm = 'province' | 'state' | 'canton' | 'county' | 'voivodeship' | 'region'

const terms: Record<string, RegionTerm> = {
  NL: 'province',
  BE: 'province',
  CA: 'province',
  DE: 'state',
  AT: 'state',
  US: 'state',
  AU: 'state',
  MX: 'state',
  CH: 'canton',
  LU: 'canton',
  GB: 'county',
  IE: 'county',
  NO: 'county',
  SE: 'county',
  PL: 'voivodeship',
}

/** What a country calls its regions (spec §3); the message key of the word. */
export function regionTerm(country: string): RegionTerm {
  return terms[country] ?? 'region'
}
