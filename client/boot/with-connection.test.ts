import { afterEach, expect, test, vi } from 'vitest'
import { withConnection } from './with-connection.ts'

afterEach(() => vi.unstubAllGlobals())

function browserThat(onLine: boolean) {
  const window = new EventTarget()
  const navigator = { onLine }
  vi.stubGlobal('window', window)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('navigator', navigator)
  return { window, navigator }
}

test('what cannot be loaded for want of a connection comes with it', async () => {
  const { window, navigator } = browserThat(false)
  const load = vi.fn<() => Promise<string>>(async () => {
    if (!navigator.onLine) throw new Error('Failed to fetch')
    return 'a sheet'
  })
  const loading = withConnection(load)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  navigator.onLine = true
  window.dispatchEvent(new Event('online'))
  expect(await loading).toBe('a sheet')
  expect(load).toHaveBeenCalledTimes(2)
})

test('what cannot be loaded with a connection fails at once', async () => {
  browserThat(true)
  await expect(withConnection(() => Promise.reject(new Error('404')))).rejects.toThrow('404')
})
