import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

async function settingsFor(country: string | null, cookie?: string) {
  const app = await createTestApp({ countryOf: () => country })
  const headers: Record<string, string> = cookie ? { cookie } : {}
  const answer = await app.fetch('/api/settings.php', { headers })
  const { settings } = (await answer.json()) as { settings: Record<string, unknown> }
  return [settings.geoip_country, settings.geoip_selected_country]
}

test.each([
  [null, undefined, [null, 'GB']],
  ['DE', undefined, ['DE', 'DE']],
  ['ZW', undefined, ['ZW', 'GB']],
  ['DE', 'country=FR', ['DE', 'FR']],
  ['DE', 'country=ZW', ['DE', 'DE']],
  ['DE', 'country=', ['DE', 'DE']],
] as const)('a visitor from %s with the cookie %s is shown %j', async (country, cookie, shown) => {
  expect(await settingsFor(country, cookie)).toEqual(shown)
})

test('a visitor’s first search is in the country that the settings name', async () => {
  const app = await createTestApp({ countryOf: () => 'DE' })
  const { body } = await app.browser().get('/api/members.php')
  expect(body.search.country).toBe('DE')
  expect((await t.browser().get('/api/members.php')).body.search.country).toBe('GB')
})
