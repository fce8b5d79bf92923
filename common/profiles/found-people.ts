import type { SearchResult } from '../wire/profiles.ts'

/**
 * The people of a search's pages, each once: who moved to another town while somebody read on may be in two of them, and
 * stays where they were seen first.
 */
export function foundPeople(pages: Pick<SearchResult, 'members'>[]): SearchResult['members'] {
  const people = new Map<string, SearchResult['members'][number]>()
  for (const member of pages.flatMap((page) => page.members))
    if (!people.has(member.id)) people.set(member.id, member)
  return [...people.values()]
}
