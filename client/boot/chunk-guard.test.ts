import { afterEach, expect, test, vi } from 'vitest'
import { guardChunkLoading, reloadOnce } from './chunk-guard.ts'

afterEach(() => vi.unstubAllGlobals())

test('without a connection nothing is reloaded', () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('window', { location: { reload } })
  expect(reloadOnce(1_000_000)).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})

test('a page whose files are gone reloads at most once a minute, whichever tab it is in', () => {
  const stored = new Map<string, string>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', { location: { reload } })
  const start = 1_000_000
  expect([start, start + 1, start + 59_999, start + 60_000].map((moment) => reloadOnce(moment))).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a page that was asked for is the one that is loaded', () => {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('window', {
    location: { assign, pathname: '/members', search: '' },
    __reactRouterDataRouter: {
      state: { navigation: { location: { pathname: '/credits', search: '?from=chat', hash: '' } } },
    },
  })
  expect(reloadOnce(1_000_000)).toBe(true)
  expect(assign).toHaveBeenCalledExactlyOnceWith('/credits?from=chat')
})

test('a page fetched ahead whose files are gone does not fail the one that is being loaded instead', () => {
  const stored = new Map<string, string>()
  const [assign, failed] = [vi.fn<(address: string) => void>(), vi.fn<() => void>()]
  const listeners: ((event: Event) => void)[] = []
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('navigator', { onLine: true })
  const page = {
    location: { assign, pathname: '/members', search: '' },
    __reactRouterDataRouter: {
      state: { navigation: { location: { pathname: '/members/1', search: '', hash: '' } } },
    },
    addEventListener: (_name: string, listener: (event: Event) => void) => listeners.push(listener),
    dispatchEvent: failed,
    routeFileFailed: (): boolean => false,
  }
  vi.stubGlobal('window', page)
  guardChunkLoading()
  const part = new Event('vite:preloadError', { cancelable: true })
  for (const listener of listeners) listener(part)
  expect(part.defaultPrevented).toBe(true)
  expect([page.routeFileFailed(), page.routeFileFailed()]).toEqual([true, true])
  expect(assign).toHaveBeenCalledExactlyOnceWith('/members/1')
  expect(failed).not.toHaveBeenCalled()
})
