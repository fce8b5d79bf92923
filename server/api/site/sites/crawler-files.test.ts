import { expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { indexedPages } from '#common/sites/indexed-pages.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const get = (path: string, host = 'localhost') => t.fetch(path, {}, host)

test('robots.txt names the site’s own sitemap', async () => {
  for (const host of ['localhost', 'women.localhost']) {
    const answer = await get('/robots.txt', host)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(text).toContain('Disallow: /api/')
    expect(text).toContain('Disallow: /media/')
    expect(text).toContain(`Sitemap: http://${host}/sitemap.xml`)
    expect(text).not.toContain('landers')
  }
})

test('the sitemap has every public page in every language, each with the others', async () => {
  const answer = await get('/sitemap.xml', 'women.localhost')
  const text = await answer.text()
  expect(answer.headers.get('content-type')).toContain('application/xml')
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  expect(listed).toHaveLength(indexedPages.length * locales.length)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toContain('http://women.localhost/')
  expect(listed).toContain('http://women.localhost/?lang=fi')
  expect(text.match(/<xhtml:link /g)).toHaveLength(listed.length * (locales.length + 1))
  expect(text).toContain('hreflang="x-default" href="http://women.localhost/signup"')
  expect(text).not.toMatch(/landers|members|chats|profile/)
})

test('a site’s own language is its plain address', async () => {
  await t.pool.query(`update site set settings = settings || '{"domain_language": "de-DE"}' where id = 2`)
  await t.sites.reload()
  const text = await (await get('/sitemap.xml', 'women.localhost')).text()
  expect(text).toContain('hreflang="de" href="http://women.localhost/"')
  expect(text).toContain('<loc>http://women.localhost/?lang=en</loc>')
  expect(text).not.toContain('?lang=de')
})

test('answers of the API and photos are in no search engine', async () => {
  for (const path of ['/api/user.php', '/api/nothing.php', '/media/nothing.webp'])
    expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex'])
})
