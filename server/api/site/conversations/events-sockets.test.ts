import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createEvents } from '#server/platform/live/events.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { serveApp } from '#server/testing/start/serve-app.ts'

const t = await createTestApp({ mode: 'production' })
const { port, origin } = await serveApp(t)
type Browser = Awaited<ReturnType<typeof t.signUp>>['browser']

const asking = (browser: Browser) =>
  `GET /api/events.php HTTP/1.1\r\nHost: localhost\r\nCookie: ${browser.cookieHeader()}\r\n\r\n`

/** Writes this and hangs up `afterMs` later, without waiting for an answer. */
function drop(text: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text)
      setTimeout(() => socket.resetAndDestroy(), afterMs)
    })
    socket.on('error', () => {}).on('close', () => resolve())
  })
}

async function stream(browser: Browser, at = origin) {
  const response = await fetch(`${at}/api/events.php`, { headers: { cookie: browser.cookieHeader() } })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let ended = false
  const done = (async () => {
    while (!(await reader.read()).done);
    ended = true
  })()
  done.catch(() => {})
  return { status: response.status, done, ended: () => ended, close: () => reader.cancel() }
}

test('streams that are dropped before they begin leave room for others', async () => {
  const { id, browser } = await t.signUp()
  for (const afterMs of [0, 1, 2, 3, 5, 8])
    await Promise.all(Array.from({ length: 10 }, () => drop(asking(browser), afterMs)))
  await vi.waitFor(() => expect(t.events.listening(id)).toBe(0))
  const open = await stream(browser)
  expect(open.status).toBe(200)
  await open.close()
})

test('so do streams that wait behind another one of their connection', async () => {
  const { id, browser } = await t.signUp()
  await drop(asking(browser).repeat(10), 300)
  await vi.waitFor(() => expect(t.events.listening(id)).toBe(0))
  expect(t.events.openStreams()).toBe(0)
})

test('a stream ends with its session at once, in every process, and the member’s others go on', async () => {
  const { email, browser } = await t.signUp()
  const elsewhere = t.browser()
  await elsewhere.post('/api/user.php', { login: email, password: testPassword })
  const other = await createTestApp({
    events: await createEvents(t.url, t.pool, t.log),
    db: t.db,
    sites: t.sites,
  })
  const far = await serveApp(other)
  const ending = [await stream(browser), await stream(browser, far.origin)]
  const lasting = [await stream(elsewhere), await stream(elsewhere, far.origin)]
  const startedAt = performance.now()
  await browser.get('/api/logout.php')
  await Promise.all(ending.map(({ done }) => done))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  await sleep(100)
  expect(lasting.map(({ ended }) => ended())).toEqual([false, false])

  // Who signs in anew ends the session that they came with.
  await elsewhere.post('/api/user.php', { login: email, password: testPassword })
  await Promise.all(lasting.map(({ done }) => done))
  await vi.waitFor(() => expect(t.events.openStreams()).toBe(0))
})
