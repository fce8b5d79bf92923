import { siteEntryCookie, siteEntryDays } from '#common/sites/site-entry.ts'

/** Notes that the visitor has passed the site-entry warning, as the server does for who has no scripts. */
export function rememberEntry(page: Document): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  page.cookie = `${siteEntryCookie}=1; path=/; max-age=${siteEntryDays * 86_400}; samesite=lax${secure}`
}

/** Whether the page is shown by an installed app, which does not warn (spec §2). */
export function warnsNotHere(): boolean {
  return matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}
