import { useSyncExternalStore } from 'react'
import { limits, themeCookie } from '#common/limits.ts'
import { usePageAbout } from './use-page-about.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** The chosen theme: set on the document, and in a cookie for the next page from the server. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const about = usePageAbout()
  const theme = useSyncExternalStore(
    subscribe,
    () => themes.find((each) => each === document.documentElement.dataset.theme) ?? 'system',
    () => about.theme ?? 'system',
  )
  return [theme, chooseTheme]
}

function chooseTheme(theme: Theme): void {
  keepTheme(document, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

function keepTheme(page: Document, theme: Theme): void {
  const seconds = theme === 'system' ? 0 : limits.localeCookieDays * 86_400
  page.cookie = `${themeCookie}=${theme}; path=/; max-age=${seconds}; samesite=lax`
}
