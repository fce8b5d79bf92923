import { afterEach, expect, test } from 'vitest'
import { captureLog } from '#server/testing/capture-log.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { createSiteDirectory } from './site-directory.ts'

const captured = captureLog()
const t = await createTestApp({ log: captured.log })

const set = async (id: number, name: string, value: unknown) => {
  await t.pool.query('update site set settings = jsonb_set(settings, $2, $3::jsonb) where id = $1', [
    id,
    [name],
    JSON.stringify(value),
  ])
}

const original = await t.pool.query('select id, settings from site')
afterEach(async () => {
  for (const { id, settings } of original.rows)
    await t.pool.query('update site set settings = $2 where id = $1', [id, settings])
  await t.sites.reload()
  captured.clear()
})

test.each([
  ['nl-BE', 'nl'],
  ['DE_at', 'de'],
  ['nbsomething', 'nb'],
  ['pt', 'en'],
  ['no', 'en'],
  ['', 'en'],
  [' ', 'en'],
  ['中文', 'en'],
  [null, 'en'],
  [7, 'en'],
])('a domain_language of %j shows the pages in %s', async (language, locale) => {
  await set(2, 'domain_language', language)
  await t.sites.reload()
  const { status, body } = await t.browser('women.localhost').get('/api/nothing.php')
  const words = await t.browser('women.localhost').get('/api/settings.php')
  expect([status, words.body.settings.domain_language]).toEqual([
    404,
    typeof language === 'string' ? language : '',
  ])
  const other = t.browser('women.localhost')
  await other.put('/api/user.php', { language: locale })
  expect(body).toEqual((await other.get('/api/nothing.php')).body)
})

test('a site whose settings cannot be read stays as it was, and keeps no other from being read', async () => {
  await set(2, 'min_age', 'old')
  await set(3, 'name', 'Renamed')
  await t.sites.reload()
  expect(t.sites.byHost('bdsm.localhost')?.settings.name).toBe('Renamed')
  expect(t.sites.byHost('women.localhost')?.settings).toMatchObject({ name: 'Aria', min_age: 18 })
  expect(captured.lines()).toMatchObject([
    { level: 'error', site: '2', reason: 'min_age', msg: 'settings of a site not readable' },
  ])
})

test('a program that starts beside such a row serves all the other sites', async () => {
  await set(1, 'countries', [])
  const sites = await createSiteDirectory(t.db, captured.log)
  sites.close()
  expect(sites.byHost('localhost')).toBeUndefined()
  expect(sites.defaultSite().id).toBe(2)
  expect(sites.byHost('gay.localhost')?.settings.name).toBe('Unison')
})

test('without a single readable site the start says which settings are wrong', async () => {
  for (const { id } of original.rows) await set(id, 'signups', 'maybe')
  await expect(createSiteDirectory(t.db, captured.log)).rejects.toThrow(/no site can be served.*signups/)
})
