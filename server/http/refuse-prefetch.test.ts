import { expect, test } from 'vitest'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { dumpDatabase } from '../testing/start/dump-database.ts'
import { readOperations } from '../testing/walk/read-operations.ts'

const t = await createTestApp()

const ahead = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { 'sec-purpose': 'prefetch;anonymous-client-ip' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
]

test('an address that is fetched or rendered ahead signs nobody out, and does and tells nothing', async () => {
  const { browser } = await t.signUp()
  const operations = await readOperations(t)
  const addresses = [...operations.map(({ path }) => path), '/', '/chats', '/members', '/media/none.webp']
  const before = await dumpDatabase(t.pool)
  for (const address of addresses)
    for (const headers of ahead) {
      const { status, text } = await browser.get(address, headers)
      expect([address, headers, status, text]).toEqual([address, headers, 403, ''])
    }
  expect(await dumpDatabase(t.pool)).toEqual(before)
  expect((await browser.get('/api/user.php')).body.user).not.toBeNull()
})

test('a visitor’s browser may fetch ahead what does nothing', async () => {
  for (const headers of ahead) {
    expect((await t.browser().get('/api/settings.php', headers)).status).toBe(200)
    expect((await t.browser().get('/api/logout.php', headers)).status).toBe(403)
  }
})
