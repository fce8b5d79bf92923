/** The interface languages (spec §1). The first is the default and the fallback of none but itself. */
export const locales = ['en', 'da', 'de', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Each language's own name, as the language menu shows it. */
export const localeNames: Record<Locale, string> = {
  en: 'English',
  da: 'Dansk',
  de: 'Deutsch',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/**
 * The locale of a page: the member's cookie, else the site's domain_language by its first two letters, else
 * English. Accept-Language plays no part.
 */
export function chooseLocale(cookie: string | undefined, domainLanguage: string | undefined): Locale {
  if (isLocale(cookie)) return cookie
  const prefix = domainLanguage?.slice(0, 2).toLowerCase()
  return isLocale(prefix) ? prefix : defaultLocale
}
