import { limits } from '#common/limits.ts'

/** Waits until the browser has nothing better to do, for at most two seconds. */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => resolve(), { timeout: limits.prefetchIdleMs })
    else setTimeout(resolve, limits.prefetchIdleMs)
  })
}
