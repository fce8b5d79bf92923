import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SwipeStack } from '#common/likes.ts'
import { limits } from '#common/limits.ts'
import type { FoundCard } from '#common/profiles.ts'
import { unwrap } from '#web/platform/api/api.ts'
import { usePageData } from '#web/platform/api/page-data.tsx'
import { useErrorText } from '#web/platform/texts/use-error-text.ts'
import { useToast } from '#web/ui/overlay/use-toast.ts'
import { refreshLikes, setLikeState } from '../likes-query.ts'
import { announceMatch } from '../use-like.ts'
import { addToStack, changeStack, reloadStack, setSwipeDay, swipeQuery } from './swipe-query.ts'

/** With fewer people in the stack than this more are loaded. */
const fewLeft = 5

/** The stack of the swipe game and what can be done with it. Each step shows at once and is sent after the one before it. */
export function useSwipe() {
  const { api, queries } = usePageData()
  const toast = useToast()
  const { text: errorText } = useErrorText()
  const { data: stack, dataUpdatedAt } = useSuspenseQuery(swipeQuery(api))
  const send = useLane()
  const loading = useRefill(stack, send)

  async function step(change: (stack: SwipeStack) => SwipeStack, request: () => Promise<unknown>) {
    changeStack(queries, change)
    try {
      await send(request)
    } catch (error) {
      toast({ text: errorText(error) })
      // The server knows what became of it.
      await send(() => reloadStack(queries)).catch(() => undefined)
    }
  }

  /** False where no like is left today. */
  function like(member: FoundCard): boolean {
    if (stack.likes_left === 0) return false
    const { id } = member
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    void step(
      (now) => ({ ...without(now, id), likes_left: now.likes_left - 1 }),
      async () => {
        const { match, profile, ...day } = await unwrap(api['swipe.php'].$post({ json: { id, zone } }))
        setSwipeDay(queries, day)
        setLikeState(queries, id, profile.like_state)
        if (match) announceMatch(id, profile)
        void refreshLikes(queries)
      },
    )
    return true
  }
  function pass(member: FoundCard): boolean {
    const { id } = member
    void step(
      (now) => ({ ...without(now, id), passed: member, any_passed: true }),
      () => unwrap(api['swipe.php'].$put({ json: { id } })),
    )
    return true
  }
  function undo() {
    const { passed } = stack
    if (!passed) return
    void step(
      (now) => ({ ...now, members: [passed, ...without(now, passed.id).members], passed: null }),
      () => unwrap(api['swipe.php'].$delete({ json: { id: passed.id } })),
    )
  }
  function beginAnew() {
    void step(
      (now) => ({ ...now, passed: null, any_passed: false }),
      async () => {
        await unwrap(api['swipe.php'].$delete({ json: {} }))
        await reloadStack(queries)
      },
    )
  }
  return {
    stack,
    loading,
    /** Milliseconds that the server's clock is ahead of this device's. */
    clockOffset: Date.parse(stack.now) - dataUpdatedAt,
    like,
    pass,
    undo,
    beginAnew,
    reload: () => void reloadStack(queries),
  }
}

function without(stack: SwipeStack, id: string): SwipeStack {
  return { ...stack, members: stack.members.filter((member) => member.id !== id) }
}

type Send = <Answer>(request: () => Promise<Answer>) => Promise<Answer>

/** Sends requests one after the other: a pass that is taken back at once must not overtake its own undoing. */
function useLane(): Send {
  const last = useRef<Promise<unknown>>(Promise.resolve())
  return (request) => {
    const answer = last.current.then(request)
    last.current = answer.catch(() => undefined)
    return answer
  }
}

/** Loads more people before the stack ends. Returns whether that is being done. */
function useRefill(stack: SwipeStack, send: Send): boolean {
  const { api, queries } = usePageData()
  const [loading, setLoading] = useState(false)
  /** The stack has everybody; a first answer that was not full says so too. */
  const [all, setAll] = useState(stack.members.length < limits.searchPage)
  const few = stack.members.length < fewLeft
  const refill = useEffectEvent(async () => {
    setLoading(true)
    try {
      const more = await send(() => unwrap(api['swipe.php'].$get()))
      if (!addToStack(queries, more)) setAll(true)
    } catch {
      setAll(true)
    } finally {
      setLoading(false)
    }
  })
  useEffect(() => {
    if (few && !all) void refill()
  }, [few, all])
  return loading
}
