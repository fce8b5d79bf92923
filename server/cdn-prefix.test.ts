import { afterAll, expect, test } from 'vitest'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { addPhoto } from './testing/pictures/add-photo.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())

const cdn = 'https://cdn.example'
const setPrefix = async (prefix: string) => {
  await t.pool.query(
    `update site set settings = settings || jsonb_build_object('cdn_prefix', $1::text) where id = 1`,
    [prefix],
  )
  await t.sites.reload()
}
const addressesOf = (html: string) =>
  [...html.matchAll(/(?:src|href|content)="([^"]*\.(?:webp|png|jpg|svg)[^"]*)"/g)].map(([, at]) => at ?? '')

test('pictures that anybody may fetch are at the site’s cdn_prefix, which the page’s policy allows', async () => {
  for (const prefix of [cdn, '']) {
    await setPrefix(prefix)
    const { text, headers } = await t.browser().get('/')
    const addresses = addressesOf(text)
    const pictures = addresses.filter((at) => /portraits|icons|social/.test(at))
    expect(new Set(pictures).size).toBe(8)
    expect(addresses.filter((at) => at.startsWith(cdn))).toEqual(prefix ? pictures : [])
    const policy = headers.get('content-security-policy')
    expect(policy).toContain(`img-src 'self' data: blob:${prefix ? ` ${cdn}` : ''};`)
    expect(policy).toContain("script-src 'self';")
  }
})

test('a prefix that is no address is none, and cannot widen the policy', async () => {
  await setPrefix('https://cdn.example; script-src *')
  const { text, headers } = await t.browser().get('/')
  expect(addressesOf(text).filter((at) => at.includes('cdn'))).toEqual([])
  expect(headers.get('content-security-policy')).not.toContain('*')
})

test('members’ photos stay on the site, where the session’s cookie is', async () => {
  await setPrefix(cdn)
  const she = await t.signUp({ gender: 'female' })
  await addPhoto(t, she.id, { isMain: true })
  const { browser } = await t.signUp()
  for (const path of ['/members', `/members/${she.id}`]) {
    const photos = addressesOf((await browser.get(path)).text).filter((at) => at.includes('/media/'))
    expect(photos.length).toBeGreaterThan(0)
    expect(photos.filter((at) => !at.startsWith('/media/'))).toEqual([])
  }
})

test('the installed app’s icons are there too', async () => {
  await setPrefix(cdn)
  const { text } = await t.browser().get('/manifest.webmanifest')
  const { icons } = JSON.parse(text) as { icons: { src: string }[] }
  for (const { src } of icons) expect(src).toMatch(/^https:\/\/cdn\.example\/icons\//)
})
