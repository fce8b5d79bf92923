import { v4 as uuidv4 } from 'uuid'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { giveCredits, makePremium } from './testing/payments/members-with-credits.ts'
import { addPhoto } from './testing/pictures/add-photo.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(() => warned.mockClear())

const me = await t.signUp()
const other = await t.signUp()
await makePremium(t, me.id)
await giveCredits(t, me.id, 100)
const sent = await me.browser.post('/api/message.php', { to: other.id, client_id: uuidv4(), body: 'A word' })
const paths = [
  '/members',
  `/members/${other.id}`,
  '/likes',
  '/chats',
  `/chats/${sent.body.conversation}`,
  '/credits',
]

test.each([...paths, '/transactions'])('%s is rendered in one go, and its scripts wait', async (path) => {
  const { status, text } = await me.browser.get(path)
  expect(status).toBe(200)
  // A newer router that reads its hand-over in another way would make every page a stream.
  expect(warned.mock.calls).toEqual([])
  // A newer router that writes its scripts in another form would leave them as they are.
  expect(text).not.toContain('rel="modulepreload"')
  const [, waiting = '[]'] = /window\.earlyInput = [\s\S]*\)\((\[[^\]]*\])\)<\/script>/.exec(text) ?? []
  expect(JSON.parse(waiting).length).toBeGreaterThan(1)
  const [, starter = ''] = /<script[^>]* type="module" async="">([\s\S]*?)<\/script>/.exec(text) ?? []
  expect(starter).toMatch(/^await window\.earlyInput\.ready;\n/)
  expect(starter).toContain('await import(')
  expect(starter).not.toMatch(/^import /m)
})

test('a form that the browser sends itself leaves the page as it is, and anything else is refused', async () => {
  const send = (type: string, origin = 'http://localhost') =>
    t.fetch('/login', {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: origin, Host: 'localhost' },
      body: 'login=a&password=b',
    })
  expect((await send('application/x-www-form-urlencoded')).status).toBe(204)
  expect((await send('multipart/form-data; boundary=x')).status).toBe(204)
  expect((await send('application/json')).status).toBe(405)
  expect((await send('application/x-www-form-urlencoded', 'http://elsewhere.example')).status).toBe(403)
})

test('locked photos of a profile are told by a lock, as a member and as a visitor', async () => {
  const free = await t.signUp()
  for (const isMain of [true, false, false]) await addPhoto(t, other.id, { isMain })
  for (const browser of [free.browser, t.browser()]) {
    const { text } = await browser.get(`/members/${other.id}`)
    const card = text.slice(0, text.indexOf('2 more photos')).split('<h2').at(-2) ?? ''
    expect(card).toContain('data-lock')
  }
})
