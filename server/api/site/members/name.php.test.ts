import { expect, it } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

const check = async (name: string, host?: string) =>
  (await t.browser(host).get(`/api/name.php?name=${encodeURIComponent(name)}`)).body

it.each([
  ['ab', 'name_too_short'],
  ['x'.repeat(25), 'name_too_long'],
  ['@someone', 'name_starts_with_at'],
  ['me@example.org', 'name_invalid'],
  ['<b>bold', 'name_invalid'],
  ['Moderator', 'name_official'],
  ['Serenade', 'name_official'],
])('%s cannot be had: %s', async (name, reason) => {
  expect(await check(name)).toEqual({ state: 'invalid', reason, suggestions: [] })
})

it('a name is free, until it or one that looks like it is taken', async () => {
  const free = { state: 'free', reason: null, suggestions: [] }
  expect(await check('Marit')).toEqual(free)
  await t.signUp({ name: 'Marit' })
  for (const name of ['Marit', ' marit ', 'MARIT', 'Mаrit'])
    expect(await check(name)).toMatchObject({ state: 'taken', reason: 'name_taken' })
  expect(await check('Marit', 'women.localhost')).toEqual(free)
})

it.each(['Marijke', 'A name as long as may be', 'Iliana'])(
  'three free names are offered in place of %s',
  async (name) => {
    await t.signUp({ name })
    const { suggestions } = await check(name)
    expect(new Set(suggestions).size).toBe(3)
    for (const each of suggestions) expect(await check(each)).toMatchObject({ state: 'free' })
  },
)
