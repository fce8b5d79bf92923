import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Api } from '#client/api/api.ts'
import { lookAtPush } from './push-device.ts'

const subscription = {
  options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer },
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } }),
}
const key = 'AQID'
const hourMs = 3_600_000

const told = vi.fn<(request: unknown) => Promise<Response>>()
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one call that is made
const api = { 'user.php': { $post: told } } as unknown as Api
const look = (memberId = 'anna') => lookAtPush({ api, memberId, key })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  })
  localStorage.setItem('push-subscribed', JSON.stringify({ memberId: 'anna', at: Date.now() }))
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('Notification', { permission: 'granted' })
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } })
  told.mockReset().mockImplementation(() => Promise.resolve(Response.json({})))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser tells its address again once a day, however often it looks', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    expect(await look()).toBe('subscribed')
    vi.advanceTimersByTime(hourMs)
  }
  expect(told).not.toHaveBeenCalled()
  await look()
  await look()
  expect(told).toHaveBeenCalledTimes(1)
  expect(told.mock.lastCall).toEqual([
    {
      query: { push: '1' },
      json: { subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } } },
    },
  ])
  vi.advanceTimersByTime(24 * hourMs)
  await look()
  expect(told).toHaveBeenCalledTimes(2)
})

test('an address that could not be told is told at the next look', async () => {
  vi.advanceTimersByTime(24 * hourMs)
  told.mockImplementationOnce(() => Promise.reject(new TypeError('offline')))
  expect(await look()).toBe('subscribed')
  await look()
  await look()
  expect(told).toHaveBeenCalledTimes(2)
})

test('another member of the same browser is not subscribed, and nothing is told', async () => {
  vi.advanceTimersByTime(24 * hourMs)
  expect(await look('ben')).toBe('not subscribed')
  expect(told).not.toHaveBeenCalled()
})
