import { useCallback } from 'react'
import { usePageAbout } from '../page/use-page-about.ts'

/**
 * Returns a function that names a country in the page's language. The page brings the names, because creating a
 * formatter for them is slow on a phone during hydration.
 */
export function useCountryName(): (code: string) => string {
  const { locale, countries } = usePageAbout()
  return useCallback(
    (code) => countries[code] ?? new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    [locale, countries],
  )
}
