import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { searchSchema } from '#common/wire/profiles.ts'
import routes from '#web/routes.ts'
import { readConfig } from './platform/config.ts'
import { loadPages } from './start/load-pages.ts'
import { createTestApp } from './testing/start/create-test-app.ts'
import type { TestBrowser } from './testing/start/create-test-browser.ts'

const pages = await loadPages(readConfig({ NODE_ENV: 'development' }))
const t = await createTestApp({ pages: pages.handler })
afterAll(() => pages.close?.())

const someone = await t.signUp()
const other = await t.signUp({ gender: 'female' })
const half = await t.signUp({ incomplete: true })
const people = { visitor: t.browser(), member: someone.browser, half: half.browser }

/** As a browser writes them into an address. */
const hostile = [
  '%00',
  '%F0%9F%98%80',
  '%2F%F0%9F%98%80',
  '%E2%80%AE%C3%A4',
  '%ED%A0%80',
  '%E0%A4%A',
  '%25F0%259F',
  '%0D%0ALocation:%20//evil.example',
  '..%2F..%2Flogin',
  '%2F%2Fevil.example',
  '%3Fa=b%23c',
  '%20',
  '__proto__',
  'ZZ',
  '-1',
  '99999999999999999999',
  '%7B%22a%22:1%7D',
  'a'.repeat(2_000),
]
const patterns = routes.flatMap(({ path }) => (path === undefined ? [] : [path]))
const parameter = /^:|^\*$/
const plain = patterns.map((pattern) => inPlaces(pattern, () => other.id))
const searchNames = Object.keys(searchSchema.shape)
/** What pages read beside the search, and what they do not. */
const otherNames = [
  'lang',
  'domain',
  't',
  'lb',
  'm',
  'to',
  'step',
  'token',
  'undo',
  'link',
  'case',
  'bundle',
  'q',
  'as',
  'intent',
  'mood',
  'near',
  'age',
  'ref',
  'sub1',
  'nothing',
  '_routes',
  '__proto__',
  'api_signup_complete',
]

function inPlaces(pattern: string, valueAt: (at: number) => string): string {
  const parts = pattern.split('/').map((part, at) => (parameter.test(part) ? valueAt(at) : part))
  return `/${parts.join('/')}`
}

/** The addresses of a route with each of its parameters hostile, the others being of the right form. */
function addressesOf(pattern: string): string[] {
  const spots = pattern.split('/').flatMap((part, at) => (parameter.test(part) ? [at] : []))
  return spots.flatMap((spot) =>
    hostile.map((value) => inPlaces(pattern, (at) => (at === spot ? value : other.id))),
  )
}

/** Those that fail, or lead elsewhere than to a page of this site. */
async function failing(paths: string[], asked: Partial<typeof people> = people): Promise<string[]> {
  const found: string[] = []
  for (const path of paths)
    for (const [who, browser] of Object.entries(asked)) {
      const { status, headers } = await browser.get(path)
      const location = headers.get('location') ?? '/'
      if (status >= 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(location))
        found.push(`${status} ${location} for a ${who} at ${path.slice(0, 100)}`)
    }
  return found
}

test('no value in the place of a parameter makes a page fail, or leads elsewhere', async () => {
  const { visitor, member } = people
  expect(await failing(patterns.flatMap(addressesOf), { visitor, member })).toEqual([])
})

test('no query makes a page fail, or leads elsewhere', async () => {
  const ofSearch = searchNames.flatMap((name) =>
    ['XX', 'ZZ', '-1', '%00', '%F0%9F%98%80'].map((value) => `/members?${name}=${value}`),
  )
  const anyQuery = fc
    .tuple(
      fc.constantFrom(...plain),
      fc.constantFrom(...otherNames, ...searchNames),
      fc.constantFrom(...hostile),
    )
    .map(([path, name, value]) => `${path}?${name}=${value}`)
  const ofAll = fc.sample(anyQuery, { numRuns: 150, seed: 30 })
  const login = hostile.map((value) => `/login?to=${value}`)
  expect(await failing([...ofSearch, ...login, ...ofAll])).toEqual([])
})

test('no cookie of the site’s own makes a page fail', async () => {
  const names = [
    'auth.session',
    'auth.device',
    'locale',
    'theme',
    'country',
    'tracking',
    'site_entry',
    'alerts',
  ]
  for (const value of [...hostile, '"', '{}', 'null'])
    for (const path of ['/', '/members', '/pages/terms']) {
      // The session is left out at times, so that the others are read as a member's too.
      for (const session of ['', `; ${someone.browser.cookieHeader()}`]) {
        const sent = names.slice(session ? 1 : 0).map((name) => `${name}=${value}`)
        const { status } = await t.fetch(path, {
          headers: { host: 'localhost', cookie: `${sent.join('; ')}${session}` },
        })
        expect([path, value, session !== '', status < 500]).toEqual([path, value, session !== '', true])
      }
    }
})

/** Follows an address to where it ends, as a browser does. */
async function open(browser: TestBrowser, path: string): Promise<{ status: number; at: string }> {
  let at = path
  for (let step = 0; step < 5; step += 1) {
    const { status, headers } = await browser.get(at)
    if (status < 300 || status >= 400) return { status, at }
    at = headers.get('location') ?? at
  }
  return { status: 310, at }
}

test.each([
  ['a country that the site offers no more', { country: 'XX', min_age: '30' }, '?min_age=30'],
  ['a country alone', { country: 'XX' }, ''],
  ['a country with its region', { country: 'XX', countryregion: 'XX-1' }, ''],
  ['a region that is gone', { country: 'DE', countryregion: 'DE-??' }, '?country=DE'],
  ['a region of where the member lived before', { countryregion: 'DE-BE' }, ''],
  ['a region of where the member lives', { countryregion: 'NL-UT' }, '?countryregion=NL-UT'],
])('a kept search with %s opens without it', async (_, kept, query) => {
  await t.pool.query('update profile set last_search = $2 where member_id = $1', [someone.id, kept])
  for (const path of ['/', '/members'])
    expect(await open(someone.browser, path)).toEqual({ status: 200, at: `/members${query}` })
})

test('a search in an address runs without what the site does not offer', async () => {
  await t.pool.query(`update profile set last_search = '{}' where member_id = $1`, [someone.id])
  const asked = '/members?country=XX&countryregion=ZZ&min_age=30&network=abc&sub1=x'
  expect(await open(someone.browser, asked)).toEqual({
    status: 200,
    at: '/members?network=abc&sub1=x&min_age=30',
  })
})

test('whoever last searched in a country that is taken away, or lives there, has the site all the same', async () => {
  await someone.browser.put('/api/search.php', { search: { country: 'NL', countryregion: 'NL-UT' } })
  expect((await open(someone.browser, '/members')).at).toBe('/members?country=NL&countryregion=NL-UT')
  await t.pool.query(`update site set settings = settings || '{"countries":["DE","GB"]}' where id = 1`)
  await t.sites.reload()
  expect(await open(someone.browser, '/')).toEqual({ status: 200, at: '/members' })
  for (const path of patterns.flatMap((pattern) => (/[:*]/.test(pattern) ? [] : [`/${pattern}`])))
    expect([path, (await open(someone.browser, path)).status < 500]).toEqual([path, true])
})
