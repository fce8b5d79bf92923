import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReadApi, unwrap } from '#client/api/api.ts'
import type { SwipeDay, SwipeStack } from '#common/wire/likes.ts'

const swipeKey = ['swipe'] as const

/** The stack. What the member does changes the cached answer at once, so that it is loaded again only on purpose. */
export function swipeQuery(api: ReadApi) {
  return queryOptions({
    queryKey: swipeKey,
    queryFn: () => unwrap(api['swipe.php'].$get()),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function reloadStack(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: swipeKey })
}

export function changeStack(queries: QueryClient, change: (stack: SwipeStack) => SwipeStack): void {
  queries.setQueryData<SwipeStack>(swipeKey, (stack) => stack && change(stack))
}

/** What the server says of the day. Likes that are still being sent are not counted there yet. */
export function setSwipeDay(queries: QueryClient, { likes_left, next_at, now }: SwipeDay): void {
  queries.setQueryData<SwipeStack>(swipeKey, (stack) => {
    if (!stack) return stack
    const sameDay = stack.next_at === null || stack.next_at === next_at
    return {
      ...stack,
      likes_left: sameDay ? Math.min(stack.likes_left, likes_left) : likes_left,
      next_at,
      now,
    }
  })
}

/** Puts more people below those in the stack, whose order stays. Returns whether there were any. */
export function addToStack(queries: QueryClient, more: SwipeStack): boolean {
  let added = false
  changeStack(queries, (stack) => {
    const known = new Set(stack.members.map(({ id }) => id))
    const fresh = more.members.filter(({ id }) => !known.has(id))
    added = fresh.length > 0
    return { ...stack, members: [...stack.members, ...fresh] }
  })
  return added
}
