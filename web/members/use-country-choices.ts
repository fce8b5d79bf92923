import { useLocale } from 'use-intl'
import { useSettings } from '../platform/use-settings.ts'
import { countryName } from '../profiles/country-name.ts'

/** The countries that the site serves, by their names in the visitor's language. */
export function useCountryChoices(): { code: string; name: string }[] {
  const locale = useLocale()
  const codes = useSettings()?.countries ?? []
  return codes
    .map((code) => ({ code, name: countryName(locale, code) }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}
