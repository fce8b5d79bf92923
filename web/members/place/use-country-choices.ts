import { useSettings } from '#web/site/api/site-and-user.tsx'
import { usePageAbout } from '#web/site/page/use-page-about.ts'

/** The countries that the site serves, by their names in the visitor's language. */
export function useCountryChoices(): { code: string; name: string }[] {
  const { countries } = usePageAbout()
  const codes = useSettings()?.countries ?? []
  return Object.entries(countries)
    .filter(([code]) => codes.includes(code))
    .map(([code, name]) => ({ code, name }))
}
