import { expect, test } from 'vitest'
import { siteOrigin } from '#common/sites/site-origin.ts'
import { settingsResponseSchema } from '#common/wire/sites.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { serveApp } from '../testing/start/serve-app.ts'

let rendered = 0
const t = await createTestApp({
  mode: 'production',
  // As the pages' root does: what it may open at names its own address.
  pages: async (request, { callApi }) => {
    rendered += 1
    const { body } = await callApi('/api/settings.php', {})
    const { settings } = settingsResponseSchema.parse(body)
    const origin = siteOrigin(settings.domain, request.url)
    return {
      status: 200,
      headers: new Headers({ 'Content-Type': 'text/html', 'X-Anonymous': '1', 'X-Page-Route': '/' }),
      body: `<link rel="canonical" href="${origin}/">`,
    }
  },
})
const { exchange } = await serveApp(t)

const ask = async (host: string, headers = '', target = '/') => {
  const answer = await exchange([
    `GET ${target} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`,
  ])
  expect(answer).toMatch(/^HTTP\/1\.1 200/)
  return /href="(.*)\/"/.exec(answer)?.[1]
}

test('one visitor’s port, name or scheme is not on another’s page', async () => {
  for (let round = 0; round < 2; round += 1) {
    expect(await ask('localhost:6666')).toBe('http://localhost:6666')
    expect(await ask('evil.example:81')).toBe('http://localhost:81')
    expect(await ask('localhost', 'X-Forwarded-Proto: https\r\n')).toBe('http://localhost')
    expect(await ask('localhost', '', 'https://localhost:7777/')).toBe('https://localhost:7777')
    expect(await ask('localhost', 'X-Forwarded-Host: evil.example\r\n')).toBe('http://localhost')
    expect(await ask('localhost:3000')).toBe('http://localhost:3000')
  }
})

test('a public site’s page is one for all, under its own address', async () => {
  await t.pool.query(`update site_host set host = 'www.bbw.example' where host = 'bbw.localhost'`)
  const { rows } = await t.pool.query(`select site_id from site_host where host = 'www.bbw.example'`)
  await t.pool.query(`update site set settings = settings || '{"domain": "www.bbw.example"}' where id = $1`, [
    rows[0].site_id,
  ])
  await t.sites.reload()
  const before = rendered
  for (const host of ['www.bbw.example', 'www.bbw.example:8080', 'WWW.bbw.example'])
    expect(await ask(host)).toBe('https://www.bbw.example')
  expect(await ask('www.bbw.example', '', 'http://evil.example:81/')).toBe('https://www.bbw.example')
  expect(rendered).toBe(before + 1)
})
