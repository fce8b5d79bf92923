import { expect, test } from 'vitest'
import { niches } from '#common/sites/niches.ts'
import { joinSite } from './join-site.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories } from './stories.ts'
import { textsOf } from './texts-of.ts'

const openStory = openStories()
const names = Object.values(niches)
const originOf = (niche: string) => siteOrigin(niche === 'general' ? '' : niche)

type Manifest = {
  name: string
  lang: string
  description: string
  icons: { src: string; type: string }[]
  shortcuts: { name: string; url: string }[]
}

test.each(names)('%s can be installed, by its own name and icon', async (niche) => {
  const origin = originOf(niche)
  const { page, context, failures } = await openStory({ locale: 'fi', origin })
  await page.goto(origin)
  const browser = await context.newCDPSession(page)
  const { errors, data } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data!) as Manifest
  const t = textsOf('fi')
  const title = await page.title()
  expect(title.endsWith(` · ${manifest.name}`)).toBe(true)
  expect(manifest).toMatchObject({ lang: 'fi', description: t(`sites.${niche}.description`) })

  expect(manifest.shortcuts.map(({ name, url }) => `${name} ${url}`)).toEqual([
    `${t('app.nav.messagesShort')} /chats`,
    `${t('app.nav.searchShort')} /members`,
    `${t('app.nav.likes')} /likes`,
  ])
  const meta = (name: string) => page.locator(`meta[name="${name}"]`).getAttribute('content')
  expect(await meta('apple-mobile-web-app-title')).toBe(manifest.name)
  expect(await meta('mobile-web-app-capable')).toBe('yes')

  const pictures = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], meta[property="og:image"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('content')!))
  expect(pictures).toHaveLength(4)
  for (const address of ['/favicon.ico', ...pictures, ...manifest.icons.map(({ src }) => src)]) {
    const { pathname } = new URL(address, origin)
    const answer = await page.evaluate(async (path) => {
      const { status, headers } = await fetch(path)
      return `${status} ${headers.get('content-type')}`
    }, pathname)
    expect([pathname, answer]).toEqual([pathname, expect.stringMatching(/^200 image\//)])
    expect(names.filter((name) => pathname.includes(name))).toEqual([])
  }
  expect(failures).toEqual([])
})

test('a page that anyone may open says where it is at home', async () => {
  const { page, origin } = await openStory()
  for (const path of ['/', '/login', '/signup']) {
    await page.goto(`${origin}${path}?network=elsewhere`)
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(origin + path)
    expect(await page.locator('meta[name="description"]').count()).toBe(1)
    expect(await page.locator('meta[name="robots"]').count()).toBe(0)
  }
  const robots = await page.request.get(`${origin}/robots.txt`)
  expect(await robots.text()).toContain('Disallow: /api/')
})

test('a personal page bears the site’s name and stays out of search engines', async () => {
  const story = await openStory()
  const { page, origin } = story
  await joinSite(story, 'Brandon')
  for (const path of ['/members', '/likes', '/chats', '/credits', '/transactions']) {
    await page.goto(origin + path)
    expect(await page.title()).toMatch(/^(\(\d+\) )?.+ · Serenade$/)
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
    expect(await page.locator('link[rel="canonical"]').count()).toBe(0)
  }
})
