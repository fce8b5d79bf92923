import { afterAll, expect, test } from 'vitest'
import { locales } from '#common/locales.ts'
import { indexedPages } from '#common/sites/indexed-pages.ts'
import { niches } from '#common/sites/niches.ts'
import { readConfig } from './platform/config.ts'
import { loadMessages } from './platform/i18n.ts'
import { loadPages } from './start/load-pages.ts'
import { addMembers } from './testing/members/add-members.ts'
import { createTestApp } from './testing/start/create-test-app.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())

const texts = loadMessages()
const own = {
  tinderswipe: '/landers/tinderswipe',
  alonetonight: '/landers/alonetonight',
  collage: '/landers/collagelanding',
  gallery: '/landers/gallery',
  icons: '/landers/iconslanding',
  map: '/landers/maplanding',
  social: '/landers/socialnetwork',
  transitions: '/landers/transitionsvideolanding',
  video: '/landers/video',
}
const withSlug = Object.values(own).filter((path) => path !== own.tinderswipe)
const person = await t.signUp({ name: 'Serafina', gender: 'female' })
const about = {
  'member.window': `/members/${person.id}/landing`,
  'member.letter': `/members/${person.id}/landing2`,
  'member.ticket': `/members/${person.id}/landing3`,
}
const all = { ...own, ...about }

function open(path: string, cookie = '', host = 'localhost') {
  return t.fetch(path, { headers: { host, cookie }, redirect: 'manual' }, host)
}
const set = async (settings: object) => {
  await t.pool.query('update site set settings = settings || $1 where id = 1', [JSON.stringify(settings)])
  await t.sites.reload()
}
await set({ logged_out_search: 'all', demo: false })

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')

test.each(locales)(
  'every lander speaks %s, ships no React, and stays out of search engines',
  async (locale) => {
    for (const [name, path] of Object.entries(all)) {
      const answer = await open(path, `locale=${locale}`)
      const html = await answer.text()
      const said = [path, answer.status, answer.headers.get('x-robots-tag')]
      expect(said).toEqual([path, 200, 'noindex'])
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toContain(`<title>${escaped(texts(locale)(`landers.${name}.title`))} · `)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('rel="canonical"')
      expect(html).not.toMatch(/modulepreload|__reactRouter|entry\.client/)
    }
  },
)

test('whom a lander shows is drawn, and it says so, or is a member', async () => {
  for (const path of Object.values(own).filter((each) => each !== own.icons)) {
    const html = await (await open(path)).text()
    expect([path, html.includes('The people on this page are drawn examples.')]).toEqual([path, true])
  }
})

test('the slug picks words and pictures; one that is none is left out of the address, with nothing else lost', async () => {
  for (const path of withSlug) {
    const seen = new Set<string>()
    for (const niche of Object.values(niches)) {
      const answer = await open(`${path}/${niche}`)
      const html = await answer.text()
      expect([path, niche, answer.status]).toEqual([path, niche, 200])
      expect(html).toContain(`data-niche="${niche}"`)
      seen.add(/lander-for">([^<]+)</.exec(html)?.[1] ?? '')
    }
    expect([path, seen.size]).toEqual([path, Object.values(niches).length])
    const astray = await open(`${path}/spring-offer?network=acme&sub1=7&lb=x`)
    expect([astray.status, astray.headers.get('location')]).toEqual([302, `${path}?network=acme&sub1=7&lb=x`])
  }
})

test('where a visitor came from goes along into the signup, and opens what the site opens to such visitors', async () => {
  for (const path of Object.values(all)) {
    const html = await (await open(`${path}?network=acme&sub2=9`)).text()
    expect([path, /href="[^"]*\/signup\?network=acme&amp;sub2=9"/.test(html)]).toEqual([path, true])
  }
  await set({ signups: 'with_trafficsource' })
  for (const path of Object.values(all)) {
    expect([path, (await (await open(path)).text()).includes('/signup')]).toEqual([path, false])
    expect(await (await open(`${path}?network=acme`)).text()).toContain('/signup?network=acme')
  }
  await set({ signups: 'all' })
})

test('where members join by invitation only, no page invites a visitor', async () => {
  await set({ signups: 'with_trafficsource' })
  const invites = /Join free|href="\/signup/
  for (const path of ['/', '/pricing', '/members', `/members/${person.id}`])
    expect([path, invites.test(await (await open(path)).text())]).toEqual([path, false])
  const [closed, invited] = await Promise.all(['/', '/?network=acme'].map((path) => open(path)))
  expect(await closed?.text()).toContain('By invitation only')
  expect(await invited?.text()).toContain('Join free')
  await set({ signups: 'all' })
})

test('a member is sent on: to the search, or to whom the lander is about', async () => {
  const { browser } = await t.signUp()
  const cookie = browser.cookieHeader()
  for (const path of Object.values(own))
    expect((await open(path, cookie)).headers.get('location')).toBe('/members')
  for (const path of Object.values(about))
    expect((await open(path, cookie)).headers.get('location')).toBe(`/members/${person.id}`)
})

test('a lander about a member shows who it is where visitors may look, and nobody where not', async () => {
  const others = await t.signUp()
  for (const path of Object.values(about)) {
    const html = await (await open(path)).text()
    expect([path, html.includes('Serafina')]).toEqual([path, true])
    expect(html).not.toContain(others.id)
    expect((await open(path)).headers.get('cache-control')).toBe('no-store')
  }
  await set({ logged_out_search: 'none' })
  for (const path of Object.values(about)) {
    const answer = await open(path)
    const html = await answer.text()
    expect([path, answer.status, html.includes('Serafina')]).toEqual([path, 200, false])
    expect(html).toContain(`/members/${person.id}/signup`)
  }
  await set({ logged_out_search: 'all' })
})

test('the site’s own profile is labelled on each', async () => {
  const [made = ''] = await addMembers(t, 1, { fictional: true })
  for (const path of Object.values(about)) {
    const html = await (await open(path.replace(person.id, made))).text()
    expect([path, html.includes('Run by the site')]).toEqual([path, true])
  }
})

test('an advertisement outlives whom it was about', async () => {
  const gone = await t.signUp()
  await t.pool.query(`update profile set invisible = true where member_id = $1`, [gone.id])
  for (const path of Object.values(about)) {
    const answer = await open(`${path.replace(person.id, gone.id)}?network=acme`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?network=acme'])
  }
})

test('what search engines may list says what it is called and in which languages; nothing else may be listed', async () => {
  for (const path of indexedPages) {
    const answer = await open(`${path}?network=elsewhere`)
    const html = await answer.text()
    expect([path, answer.status, answer.headers.get('x-robots-tag')]).toEqual([path, 200, null])
    expect(html).toContain(`rel="canonical" href="http://localhost${path}"`)
    expect(html.match(/hrefLang="/g)).toHaveLength(locales.length + 1)
    const finnish = await (await open(`${path}?lang=fi`)).text()
    expect(finnish).toContain('<html lang="fi"')
    expect(finnish).toContain(`rel="canonical" href="http://localhost${path}?lang=fi"`)
  }
  const { browser } = await t.signUp()
  for (const path of ['/members', '/likes', '/profile', '/notifications', '/lang-config', '/nowhere'])
    expect([path, (await open(path, browser.cookieHeader())).headers.get('x-robots-tag')]).toEqual([
      path,
      'noindex',
    ])
})

test('an address that names a language makes it the visitor’s', async () => {
  const answer = await open('/?lang=pl', 'locale=de')
  expect(answer.headers.get('set-cookie')).toContain('locale=pl')
  expect(await answer.text()).toContain('<html lang="pl"')
  const unknown = await open('/?lang=xx', 'locale=de')
  expect(unknown.headers.get('set-cookie')).toBeNull()
  expect(await unknown.text()).toContain('<html lang="de"')
})

test('the index says who runs the site, as data that no browser runs', async () => {
  const html = await (await open('/')).text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] }
  expect(graph.map((each) => each['@type'])).toEqual(['Organization', 'WebSite'])
  expect(graph[1]).toMatchObject({ url: 'http://localhost/', name: t.sites.defaultSite().settings.name })
})
