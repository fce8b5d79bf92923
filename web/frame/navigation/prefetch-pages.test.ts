import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './prefetch-pages.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a busy browser is given two seconds before pages are prefetched', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('window', { requestIdleCallback: true })
  vi.stubGlobal('requestIdleCallback', (act: () => void, options: unknown) => {
    asked.push(options)
    act()
  })
  await whenIdle()
  expect(asked).toEqual([{ timeout: 2_000 }])
})

test('a browser that does not say when it is idle waits for two seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  const onIdle = vi.fn<() => void>()
  void whenIdle().then(onIdle)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(onIdle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onIdle).toHaveBeenCalledOnce()
})
