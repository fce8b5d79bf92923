import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../platform/db/db.ts'
import { createEvents } from '../platform/live/events.ts'
import { createLog } from '../platform/observe/log.ts'
import { createCable } from '../testing/start/create-cable.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const log = createLog('silent')
const t = await createTestApp()
const cable = await createCable(t.url)
const far = openDatabase(cable.url, { size: 3, log, answerMs: 1_000 })
const events = await createEvents(cable.url, far.pool, log)
const cut = await createTestApp({
  db: far.db,
  events,
  pages: async (_request, { callApi }) => {
    const { status } = await callApi('/api/companyinfo.php', {})
    return { status, headers: new Headers(), body: 'a page' }
  },
})
afterAll(async () => {
  await events.close()
  await far.close()
  cable.close()
})
const { browser } = await t.signUp()
const cookie = browser.cookieHeader()
const get = (path: string, headers: Record<string, string> = {}) =>
  cut.fetch(path, { headers: { host: 'localhost', cookie, ...headers } })

const paths = [
  '/api/user.php',
  '/members',
  '/api/members.php',
  '/media/some.webp',
  '/ready',
  '/api/logout.php',
]

test.each(['cut', 'hang'] as const)(
  'with the database %s every path says 503 and keeps the session',
  async (how) => {
    expect((await get('/api/user.php')).status).toBe(200)
    cable[how]()
    for (const path of how === 'cut' ? paths : paths.slice(0, 2)) {
      const answer = await get(path, { 'sec-fetch-site': 'same-origin' })
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, '5'])
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    const post = await cut.fetch('/api/user.php', {
      method: 'POST',
      headers: { host: 'localhost', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ login: 'somebody', password: 'something' }),
    })
    expect(post.status).toBe(503)
    const visitors = await cut.fetch('/members', { headers: { host: 'localhost' } })
    expect([visitors.status, visitors.headers.get('retry-after')]).toEqual([503, '5'])
    const page = await get('/members', { accept: 'text/html,*/*' })
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=UTF-8'])
    expect(await page.text()).toContain('An error occured, please try again later')
    cable.mend()
    cable.cut()
    cable.mend()
    await vi.waitFor(async () => expect((await get('/api/user.php')).status).toBe(200), { timeout: 8_000 })
  },
  60_000,
)

test('live events are heard again once the database is back', async () => {
  const heard = vi.fn<() => void>()
  const stop = events.subscribe('somebody', { wake: heard, signal: () => {} })
  cable.cut()
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  cable.mend()
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 8_000 })
  heard.mockClear()
  t.events.wake(['somebody'])
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 5_000 })
  stop()
})

test('news wake this process once, and every other one', async () => {
  const [here, there] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const stops = [
    events.subscribe('reader', { wake: here, signal: () => {} }),
    t.events.subscribe('reader', { wake: there, signal: () => {} }),
  ]
  events.wake(['reader'])
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce(), { timeout: 5_000 })
  // Its own announcement comes back the same way, and has had as long.
  events.wake(['reader'])
  await vi.waitFor(() => expect(there).toHaveBeenCalledTimes(2), { timeout: 5_000 })
  expect(here).toHaveBeenCalledTimes(2)
  for (const stop of stops) stop()
})
