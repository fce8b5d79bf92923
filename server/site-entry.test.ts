import { BlockList } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
afterAll(() => pages.close?.())
const appFrom = (country: string | null, more: object = {}) =>
  createTestApp({ pages: pages.handler, countryOf: () => country, ...more })
const german = await appFrom('DE')
const belgian = await appFrom('BE')
const norwegian = await appFrom('NO')

type App = typeof german
const html = async (app: App, path: string, cookie = '') =>
  (await app.fetch(path, { headers: { host: 'localhost', cookie }, redirect: 'manual' })).text()
const warned = async (...given: Parameters<typeof html>) => {
  const page = await html(...given)
  expect(page).toContain('<main')
  // The warning and the page out of reach come together, in the first HTML.
  expect(page.includes('inert=""')).toBe(page.includes('data-site-entry'))
  return page.includes('data-site-entry')
}

test('a German visitor is warned on every layout, on light pages and others, and not where a password is reset', async () => {
  for (const path of ['/', '/landers/gallery', '/login', '/members', '/lang-config', '/nothing-here'])
    expect([path, await warned(german, path)]).toEqual([path, true])
  expect(await warned(german, '/reset-password')).toBe(false)
})

test('a visitor from another listed country is warned on the default layout alone, others nowhere', async () => {
  for (const path of ['/', '/landers/gallery', '/login'])
    expect([path, await warned(belgian, path)]).toEqual([path, false])
  for (const path of ['/lang-config', '/pricing', '/complaints', '/pages/terms', '/pages/faq'])
    expect([path, await warned(belgian, path)]).toEqual([path, true])
  for (const path of ['/', '/login', '/lang-config'])
    expect([path, await warned(norwegian, path)]).toEqual([path, false])
})

test('who has entered, is logged in, or visits a site without the warning sees none', async () => {
  for (const path of ['/', '/login']) expect(await warned(german, path, 'site_entry=1')).toBe(false)
  const { browser } = await german.signUp()
  expect((await browser.get('/lang-config')).text).not.toContain('data-site-entry')
  const set = async (on: boolean) => {
    const settings = JSON.stringify({ enable_site_entry_popup: on })
    await german.pool.query('update site set settings = settings || $1 where id = 1', [settings])
    await german.sites.reload()
  }
  await set(false)
  expect(await warned(german, '/login')).toBe(false)
  await set(true)
})

test('the country is read from the header of a trusted proxy alone', async () => {
  const countryOf = (network: string) => (network === '203.0.113.7' ? 'DE' : null)
  const trustedProxies = new BlockList()
  trustedProxies.addAddress('127.0.0.1')
  const app = await createTestApp({ pages: pages.handler, countryOf })
  const answer = await app.fetch('/login', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(await answer.text()).not.toContain('data-site-entry')
})

test('without scripts a form passes the warning, and leads back to an address of this site only', async () => {
  const enter = (to: string, headers: Record<string, string> = { origin: 'http://localhost' }) =>
    german.fetch(`/site-entry?${new URLSearchParams({ to })}`, {
      method: 'POST',
      headers: { host: 'localhost', ...headers },
      redirect: 'manual',
    })
  const page = await html(german, '/login?to=%2Fchats')
  expect(page).toContain('action="/site-entry?to=%2Flogin%3Fto%3D%252Fchats"')
  const answer = await enter('/login?to=%2Fchats')
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?to=%2Fchats'])
  expect(answer.headers.get('set-cookie')).toMatch(/^site_entry=1; Max-Age=31536000; Path=\/; SameSite=Lax$/)
  for (const to of [
    '//evil.example',
    'https://evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    '',
    '/.//evil',
  ])
    expect([to, (await enter(to)).headers.get('location')]).toEqual([to, '/'])
  expect((await enter('/', { origin: 'http://evil.example' })).status).toBe(403)
})
