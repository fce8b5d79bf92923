import type { Locale } from '../locales.ts'

/** What people in a country call the part of it they live in (spec §3); each is a message key. */
export type RegionTerm = 'province' | 'state' | 'canton' | 'county' | 'voivodeship' | 'region'

type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string
  regionTerm: RegionTerm
  /** ISO 4217. */
  currency: string
  /** Those of our languages that are spoken there, the usual one first. */
  languages: readonly [Locale, ...Locale[]]
}

/** The countries a site can serve. Their names come from Intl.DisplayNames. */
export const countries = [
  { code: 'AT', regionTerm: 'state', currency: 'EUR', languages: ['de'] },
  { code: 'AU', regionTerm: 'state', currency: 'AUD', languages: ['en'] },
  { code: 'BE', regionTerm: 'province', currency: 'EUR', languages: ['nl', 'fr', 'de'] },
  { code: 'CA', regionTerm: 'province', currency: 'CAD', languages: ['en', 'fr'] },
  { code: 'CH', regionTerm: 'canton', currency: 'CHF', languages: ['de', 'fr', 'it'] },
  { code: 'DE', regionTerm: 'state', currency: 'EUR', languages: ['de'] },
  { code: 'DK', regionTerm: 'region', currency: 'DKK', languages: ['da'] },
  { code: 'ES', regionTerm: 'region', currency: 'EUR', languages: ['es'] },
  { code: 'FI', regionTerm: 'region', currency: 'EUR', languages: ['fi', 'sv'] },
  { code: 'FR', regionTerm: 'region', currency: 'EUR', languages: ['fr'] },
  { code: 'GB', regionTerm: 'county', currency: 'GBP', languages: ['en'] },
  { code: 'IE', regionTerm: 'county', currency: 'EUR', languages: ['en'] },
  { code: 'IT', regionTerm: 'region', currency: 'EUR', languages: ['it', 'de'] },
  { code: 'LU', regionTerm: 'canton', currency: 'EUR', languages: ['fr', 'de'] },
  { code: 'MX', regionTerm: 'state', currency: 'MXN', languages: ['es'] },
  { code: 'NL', regionTerm: 'province', currency: 'EUR', languages: ['nl'] },
  { code: 'NO', regionTerm: 'county', currency: 'NOK', languages: ['nb'] },
  { code: 'PL', regionTerm: 'voivodeship', currency: 'PLN', languages: ['pl'] },
  { code: 'SE', regionTerm: 'county', currency: 'SEK', languages: ['sv'] },
  { code: 'US', regionTerm: 'state', currency: 'USD', languages: ['en', 'es'] },
] as const satisfies readonly Country[]

/** The term for a country's regions; `region` for a country we do not serve. */
export function regionTermOf(code: string): RegionTerm {
  return countries.find((country) => country.code === code)?.regionTerm ?? 'region'
}

/** The money a country pays with; euros for a country we do not serve. */
export function currencyOf(code: string): string {
  return countries.find((country) => country.code === code)?.currency ?? 'EUR'
}
