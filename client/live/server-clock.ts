import { useSyncExternalStore } from 'react'

/** An answer that says what the time is at the server; `clock_offset` is null for what came with the page. */
export type Timed<T> = T & { clock_offset: number | null }

const never = () => () => {}
const yes = () => true
const no = () => false

/** Longer than this, an attempt has failed and another was made: only the end of the wait is near the answer. */
const oneAttemptMs = 2_000

/** Asks, and notes by how many milliseconds the server's clock is ahead of this device's. */
export async function timed<T extends { now: string }>(ask: () => Promise<T>): Promise<Timed<T>> {
  const before = Date.now()
  const answer = await ask()
  if (typeof document === 'undefined') return { ...answer, clock_offset: null }
  const after = Date.now()
  const answered = after - before > oneAttemptMs ? after : (before + after) / 2
  return { ...answer, clock_offset: Date.parse(answer.now) - answered }
}

/** By how many milliseconds the server's clock is ahead; null on the server and until hydration. */
export function useClockOffset({
  now,
  clock_offset,
}: {
  now: string
  clock_offset: number | null
}): number | null {
  const hydrated = useSyncExternalStore(never, yes, no)
  if (!hydrated) return null
  return clock_offset ?? Date.parse(now) - pageArrived()
}

let arrived: number | undefined

/** When the page began to come, by this device's clock: its scripts may have taken long. */
function pageArrived(): number {
  if (arrived !== undefined) return arrived
  const [navigation] = performance.getEntriesByType('navigation')
  const began = navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0
  arrived = began > 0 ? performance.timeOrigin + began : Date.now()
  return arrived
}
