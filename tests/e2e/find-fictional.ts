import type { Page } from 'playwright-core'
import { genders } from '#common/profiles/profile-fields.ts'
import type { SearchResult } from '#common/wire/profiles.ts'
import type { Settings } from '#common/wire/sites.ts'
import { callApi } from './call-api.ts'

/** The id of a fictional profile, from any country, as few searches have one on their first page. */
export async function findFictional(page: Page): Promise<string> {
  const { settings } = await callApi<{ settings: Settings }>(page, 'GET', 'settings.php')
  const own = await callApi<SearchResult>(page, 'GET', 'members.php')
  for (const country of [own.search.country, ...settings.countries])
    for (const gender of genders) {
      const found = await findAmong(page, `country=${country}&gender=${gender}`)
      if (found) return found
    }
  throw new Error('no search shows a fictional profile')
}

async function findAmong(page: Page, search: string): Promise<string | undefined> {
  let cursor: string | null = ''
  while (cursor !== null) {
    const path: string = `members.php?${search}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
    const { members, next, count }: SearchResult = await callApi<SearchResult>(page, 'GET', path)
    if (count?.fictional === 0) return undefined
    const found = members.find((member) => member.is_fictional)
    if (found) return found.id
    cursor = next
  }
  return undefined
}
