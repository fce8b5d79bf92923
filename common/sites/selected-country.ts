import { chooseLocale, type Locale } from '../locales.ts'
import type { Site } from '../wire/sites.ts'

const homeOf: Record<Locale, string> = {
  en: 'GB',
  da: 'DK',
  de: 'DE',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  it: 'IT',
  nb: 'NO',
  nl: 'NL',
  pl: 'PL',
  sv: 'SE',
}

/**
 * The country whose prices, places and people a visitor is shown first: the one they chose, else the one they come
 * from, as far as the site serves it; else the home of the site's language.
 */
export function selectedCountry(
  { settings }: Pick<Site, 'settings'>,
  { chosen, country }: { chosen?: string | undefined; country?: string | null } = {},
): string {
  const home = homeOf[chooseLocale(undefined, settings.domain_language)]
  const served = [chosen, country, home].find((code) => code && settings.countries.includes(code))
  return served ?? settings.countries[0] ?? home
}
