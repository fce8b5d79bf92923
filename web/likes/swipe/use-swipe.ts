import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState, useSyncExternalStore } from 'react'
import { unwrap } from '#client/api/api.ts'
import { usePageData } from '#client/api/page-data.tsx'
import { useErrorText } from '#client/texts/use-error-text.ts'
import { limits } from '#common/limits.ts'
import type { SwipeStack } from '#common/wire/likes.ts'
import type { FoundCard } from '#common/wire/profiles.ts'
import { useToast } from '#ui/overlay/use-toast.ts'
import { refreshLikes, setLikeState } from '../likes-query.ts'
import { announceMatch } from '../use-like.ts'
import { addToStack, changeStack, reloadStack, setSwipeDay, swipeQuery } from './swipe-query.ts'

/** With fewer people in the stack than this more are loaded. */
const fewLeft = 5

/** The stack of the swipe game and what can be done with it. */
export function useSwipe() {
  const { api, queries } = usePageData()
  const { data: stack } = useSuspenseQuery(swipeQuery(api))
  const { step, loading, ended } = useSteps(stack)
  const clockOffset = useClockOffset(stack.now)

  /** False where no like is left today. */
  function like(member: FoundCard): boolean {
    if (stack.likes_left === 0) return false
    const { id } = member
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    const change = (now: SwipeStack) => ({ ...without(now, id), likes_left: now.likes_left - 1 })
    void step(change, async () => {
      const { match, profile, ...day } = await unwrap(api['swipe.php'].$post({ json: { id, zone } }))
      setSwipeDay(queries, day)
      setLikeState(queries, id, profile.like_state)
      if (match) announceMatch(id, profile)
      void refreshLikes(queries)
    })
    return true
  }
  function pass(member: FoundCard): boolean {
    const { id } = member
    const change = (now: SwipeStack) => ({ ...without(now, id), passed: member, any_passed: true })
    void step(change, () => unwrap(api['swipe.php'].$put({ json: { id } })))
    return true
  }
  function undo() {
    const { passed } = stack
    if (!passed) return
    const { id } = passed
    const change = (now: SwipeStack) => ({
      ...now,
      members: [passed, ...without(now, id).members],
      passed: null,
    })
    void step(change, () => unwrap(api['swipe.php'].$delete({ json: { id } })))
  }
  function beginAnew() {
    const change = (now: SwipeStack) => ({ ...now, passed: null, any_passed: false })
    void step(change, async () => {
      await unwrap(api['swipe.php'].$delete({ json: {} }))
      await reloadStack(queries)
    })
  }
  const reload = () => void reloadStack(queries)
  return { stack, loading, ended, clockOffset, like, pass, undo, beginAnew, reload }
}

/** Milliseconds that the server's clock is ahead of this device's, measured when an answer brings a new time. */
function useClockOffset(now: string): number {
  return useSyncExternalStore(
    never,
    () => measureOffset(now),
    () => 0,
  )
}

const never = () => () => {}
const measured = { now: '', offset: 0 }

/** Measured when an answer is first seen, and the same for it from then on. */
function measureOffset(now: string): number {
  if (measured.now !== now) Object.assign(measured, { now, offset: Date.parse(now) - Date.now() })
  return measured.offset
}

/** Shows each step at once and sends it after the one before it; loads more people before the stack ends. */
function useSteps(stack: SwipeStack) {
  const { api, queries } = usePageData()
  const toast = useToast()
  const { text: errorText } = useErrorText()
  const send = useLane()
  const [loading, setLoading] = useState(false)
  /** The stack has everybody; a first answer that is not full says so too. */
  const [ended, setEnded] = useState(stack.members.length < limits.searchPage)

  async function refill() {
    setLoading(true)
    try {
      if (!addToStack(queries, await send(() => unwrap(api['swipe.php'].$get())))) setEnded(true)
    } catch (error) {
      toast({ text: errorText(error) })
    } finally {
      setLoading(false)
    }
  }
  async function step(change: (stack: SwipeStack) => SwipeStack, request: () => Promise<unknown>) {
    changeStack(queries, change)
    const sent = send(request)
    // After the step in the lane, so that the answer does not have the same person again.
    if (stack.members.length <= fewLeft && !ended && !loading) void refill()
    try {
      await sent
    } catch (error) {
      toast({ text: errorText(error) })
      // The server knows what became of it.
      await send(() => reloadStack(queries)).catch(() => undefined)
    }
  }
  return { step, loading, ended }
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
