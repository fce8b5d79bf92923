import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { News } from './live-stream.ts'

/** What is kept current while a page stays open; texts, settings and search results are not. */
export const liveKeys: QueryKey[] = [['user'], ['chats'], ['likes'], ['conversation']]

/** The cached answers that an event makes old; a message and a seen mark bring what is new with them. */
export function changedKeys(event: News['event']): QueryKey[] {
  switch (event.type) {
    case 'message':
    case 'seen':
      return []
    case 'read':
      return [['chats']]
    case 'like':
      return [['user'], ['likes'], ['profile', event.id]]
    case 'user':
      return [['user']]
    case 'reset':
      return liveKeys
  }
}

/** Loads again what is on the screen; whoever became premium sees other photos everywhere. */
export async function refreshKeys(queries: QueryClient, keys: QueryKey[]): Promise<void> {
  const before = isPremium(queries)
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  if (isPremium(queries) === before) return
  await queries.invalidateQueries({
    predicate: ({ queryKey }) => !['user', 'settings', 'messages'].includes(String(queryKey[0])),
  })
}

function isPremium(queries: QueryClient): boolean | undefined {
  return queries.getQueryData<{ paid_user: boolean } | null>(['user'])?.paid_user
}
