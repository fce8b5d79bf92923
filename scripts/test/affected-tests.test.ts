import { expect, test } from 'vitest'

type Affected = { tests: string[]; routes: string[] | undefined }
const script = './affected-tests.mjs'
const affectedBy: (changed: string[]) => Promise<Affected> = (await import(script)).affectedBy
/** The whole graph of imports is read each time. */
const timeout = 60_000

test('a changed page leads to its stories, its screens and no other noun’s tests', { timeout }, async () => {
  const { tests, routes } = await affectedBy(['web/likes/likes-page.tsx'])
  expect(routes).toEqual(['likes/:type?'])
  expect(tests).toContain('tests/e2e/likes-pages.test.ts')
  expect(tests.filter((file) => /^(server\/(payments|likes)|common)\//.test(file))).toEqual([])
})

test('a changed rule leads to its own test and to those that ask its endpoint', { timeout }, async () => {
  const { tests, routes } = await affectedBy(['server/likes/like-member.ts'])
  expect(routes).toEqual([])
  expect(tests).toEqual(
    expect.arrayContaining(['server/api/site/likes/like.php.test.ts', 'tests/faults/races.test.ts']),
  )
  expect(tests.filter((file) => /^(tests\/crawl|common|server\/platform)\//.test(file))).toEqual([])
})

test('what no import tells of leads to all that reads it, or to everything', { timeout }, async () => {
  const texts = await affectedBy(['common/messages/de/likes.json'])
  expect(texts.routes).toBe(undefined)
  expect(texts.tests.some((file) => file.startsWith('tests/crawl/'))).toBe(true)
  const all = await affectedBy(['package.json'])
  expect(all.routes).toBe(undefined)
  expect(all.tests.length).toBeGreaterThan(texts.tests.length * 2)
})
