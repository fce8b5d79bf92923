import type { QueryClient } from '@tanstack/react-query'

const ofNobody = ['messages', 'settings']

/**
 * Two members do not see each other any more, or do again: whatever is cached may show somebody. What is not on the
 * screen goes at once; `onScreen` loads the rest again.
 */
export async function forgetAnswers(
  queries: QueryClient,
  { onScreen }: { onScreen: boolean },
): Promise<void> {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !ofNobody.includes(String(queryKey[0]))
  queries.removeQueries({ type: 'inactive', predicate })
  if (onScreen) await queries.invalidateQueries({ predicate })
}
