import { expect, test } from 'vitest'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const version = async () => (await t.browser().get('/api/settings.php')).body.settings.version

test('regions.php answers for one country, or for all', async () => {
  const all = (await t.browser().get('/api/regions.php')).body.regions
  const dutch = (await t.browser().get('/api/regions.php?country=NL')).body.regions
  expect(dutch).toContainEqual({ id: 'NL-UT', country: 'NL', name: 'Utrecht' })
  expect(all.filter(({ country }: { country: string }) => country === 'NL')).toEqual(dutch)
  expect(all.length).toBeGreaterThan(dutch.length)
  expect((await t.browser().get('/api/regions.php?country=nl')).status).toBe(422)
})

test.each(['regions', 'interests', 'companyinfo'])('%s.php is kept by the settings version', async (name) => {
  const kept = async (query: string) =>
    (await t.browser().get(`/api/${name}.php${query}`)).headers.get('cache-control')
  const current = await version()
  expect(await kept(`?version=${current}`)).toBe('public, max-age=86400')
  expect(await kept(`?version=${current + 1}`)).toBe('public, max-age=60')
  expect(await kept('')).toBe('public, max-age=60')
})

test('any change of a site or its company is another version', async () => {
  const before = await version()
  await t.pool.query(`update site set settings = settings || '{"refund_days": 15}' where id = 1`)
  await t.sites.reload()
  expect(await version()).toBe(before + 1)
  await t.pool.query(`update company set city = 'Leiden' where id = 1`)
  await t.sites.reload()
  expect(await version()).toBe(before + 2)
})

test('phones are cleaned of dashes and spaces wherever they are told', async () => {
  for (const phone of ['+31 30 555-0101', '+31\u00a030\u2013555\t01 01']) {
    await t.pool.query('update company set support_phone = $1 where id = 1', [phone])
    await t.pool.query(
      `update site set settings = settings || jsonb_build_object('support_phone', $1::text)`,
      [phone],
    )
    await t.sites.reload()
    for (const [path, part] of [
      ['/api/companyinfo.php', undefined],
      ['/api/settings.php', 'settings'],
    ] as const) {
      const { body } = await t.browser().get(path)
      expect((part ? body[part] : body).support_phone).toBe('+31305550101')
    }
  }
})
