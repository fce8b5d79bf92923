import { useCallback } from 'react'
import { usePageAbout } from '../page/use-page-about.ts'

/**
 * Names a country in the page's language. The page brings the names of the served ones: making a formatter for them
 * is among the dearest things that a phone does while a page comes alive.
 */
export function useCountryName(): (code: string) => string {
  const { locale, countries } = usePageAbout()
  return useCallback(
    (code) => countries[code] ?? new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code,
    [locale, countries],
  )
}
