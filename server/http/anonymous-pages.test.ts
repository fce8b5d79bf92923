import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'

let rendered = 0
const t = await createTestApp({
  pages: async (request, { nonce }) => {
    rendered += 1
    const { pathname, search } = new URL(request.url)
    const marked = pathname !== '/living'
    return {
      body: `<p>${pathname}${search} ${nonce ? '' : 'no nonce'} ${rendered}</p>`,
      status: pathname === '/gone' ? 404 : 200,
      headers: new Headers({ 'Content-Type': 'text/html', ...(marked ? { 'X-Anonymous': '1' } : {}) }),
    }
  },
})

const get = (path: string, headers: Record<string, string> = {}, host = 'localhost') =>
  t.fetch(path, { headers: { host, ...headers } }, host)

test('is rendered once for each site, language and theme, without a nonce and compressed', async () => {
  const first = await (await get('/')).text()
  const second = await get('/')
  expect(await second.text()).toBe(first)
  expect(second.headers.get('x-anonymous')).toBeNull()
  expect(second.headers.get('content-security-policy')).not.toContain('nonce')
  expect(second.headers.get('vary')).toContain('Cookie')
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const packed = await get('/', { 'accept-encoding': encoding })
    expect(packed.headers.get('content-encoding')).toBe(encoding)
    expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(first)
  }
  const others = [
    get('/', { cookie: 'locale=de' }),
    get('/', { cookie: 'theme=dark' }),
    get('/', {}, 'women.localhost'),
  ]
  for (const other of others) expect(await (await other).text()).not.toBe(first)
})

test('keeps nothing of a query, of an error, or of a page with React', async () => {
  const clean = await (await get('/')).text()
  expect(await (await get('/?network=evil&ref=x')).text()).toContain('network=evil')
  expect(await (await get('/')).text()).toBe(clean)
  expect((await get('/gone')).status).toBe(404)
  expect((await get('/gone')).status).toBe(404)
  const living = await get('/living')
  expect([living.headers.get('cache-control'), living.headers.get('x-anonymous')]).toEqual(['no-store', null])
  expect(living.headers.get('content-security-policy')).toContain("'nonce-")
})

test('is never given to a member or to a dead session', async () => {
  const { browser } = await t.signUp()
  await get('/')
  for (const cookie of [browser.cookieHeader(), 'auth.session=forged']) {
    const before = rendered
    const answer = await get('/', { cookie })
    expect([rendered, answer.headers.get('x-anonymous')]).toEqual([before + 1, null])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
  const kept = rendered
  await get('/')
  expect(rendered).toBe(kept)
})

test('any other method on a page is refused', async () => {
  const headers = { host: 'localhost', 'sec-fetch-site': 'same-origin' }
  expect((await t.fetch('/', { method: 'POST', headers })).status).toBe(405)
})
