import type { StoredSettings } from '../wire/sites.ts'

/** Says that the visitor has passed the site-entry warning in this browser. Readable by scripts, which set it too. */
export const siteEntryCookie = 'site_entry'
export const siteEntryDays = 365
/** Where the warning's form is sent. */
export const siteEntryPath = '/site-entry'

/** The only countries in which pages of the chat, lander and empty layouts warn too (spec §2). */
const warnedEverywhere = ['NL', 'DE']
const unwarnedPages = ['/complete-signup', '/reset-password', '/reset-password/do']

/** On which layouts a visitor is warned. */
export type EntryScope = 'nowhere' | 'default' | 'everywhere'

type Asked = {
  settings: Pick<StoredSettings, 'enable_site_entry_popup' | 'site_entry_countries'>
  /** Where the visitor's network is registered. */
  country: string | null
  dismissed: boolean
}

/** Where a logged-out visitor is warned before entering (spec §2). Who comes from an unknown country is not. */
export function entryScope({ settings, country, dismissed }: Asked): EntryScope {
  if (dismissed || !settings.enable_site_entry_popup) return 'nowhere'
  if (country === null || !settings.site_entry_countries.includes(country)) return 'nowhere'
  return warnedEverywhere.includes(country) ? 'everywhere' : 'default'
}

export function warnsOn(scope: EntryScope, { layout, path }: { layout: string; path: string }): boolean {
  if (scope === 'nowhere' || unwarnedPages.includes(path.replace(/\/+$/, ''))) return false
  return scope === 'everywhere' || layout === 'default'
}
