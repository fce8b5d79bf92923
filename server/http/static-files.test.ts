import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestApp } from '../testing/start/create-test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'serenade-static-'))
const files = [
  'assets/page-4f2a.js',
  'assets/page-4f2a.js.br',
  'icons/moon.svg',
  'social/moon.jpg',
  'robots.txt',
]
for (const file of files) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), file)
}
const t = await createTestApp({ staticFolder: folder })
afterAll(() => rmSync(folder, { recursive: true }))

test('a built file is kept for good, any other for an hour', async () => {
  for (const encoding of ['identity', 'br']) {
    const built = await t.fetch('/assets/page-4f2a.js', { headers: { 'accept-encoding': encoding } })
    expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await built.text()).toBe(encoding === 'br' ? 'assets/page-4f2a.js.br' : 'assets/page-4f2a.js')
  }
  for (const path of ['/icons/moon.svg', '/social/moon.jpg', '/robots.txt'])
    expect((await t.fetch(path)).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('a page of another origin may show it, as it does with a cdn_prefix', async () => {
  const policyOf = async (path: string) => (await t.fetch(path)).headers.get('cross-origin-resource-policy')
  expect(await policyOf('/icons/moon.svg')).toBe('cross-origin')
  expect(await policyOf('/assets/page-4f2a.js')).toBe('cross-origin')
  expect(await policyOf('/api/settings.php')).toBe('same-origin')
  expect(await policyOf('/media/anything.webp')).toBe('same-origin')
})

test('what is not there is not kept', async () => {
  const missing = await t.fetch('/assets/page-gone.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})
