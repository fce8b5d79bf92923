import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { logIn } from './log-in.ts'
import { signIn } from './sign-in.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

const sites = [
  { site: '', name: 'Serenade', niche: 'general' },
  { site: 'women', name: 'Aria', niche: 'women' },
  { site: 'bdsm', name: 'Nocturne', niche: 'bdsm' },
  { site: 'bbw', name: 'Vivace', niche: 'bbw' },
  { site: 'gilf', name: 'Reprise', niche: 'gilf' },
  { site: 'milf', name: 'Cadenza', niche: 'milf' },
  { site: 'gay', name: 'Unison', niche: 'gay' },
]

test('each site has its own name, title and colour', async () => {
  const { page, t, failures } = await openStory()
  const colours = new Set<string>()
  for (const { site, name, niche } of sites) {
    await page.goto(siteOrigin(site))
    expect(await page.locator('html').getAttribute('data-niche')).toBe(niche)
    expect(await page.title()).toBe(`${t(`sites.${niche}.index_title`)} · ${name}`)
    await page.locator('header').getByRole('img', { name, exact: true }).waitFor()
    const button = page.getByRole('button', { name: t('app.continue') })
    colours.add(await button.evaluate((element) => getComputedStyle(element).backgroundColor))
  }
  expect(colours.size).toBe(sites.length)
  expect(failures).toEqual([])
})

test('a session of one site is nobody’s on another', async () => {
  const story = await openStory({ expected: /status of 40[13]/ })
  const { page, context, t } = story
  await logIn(story, 'demo@example.com')
  await page.waitForURL('**/members')
  const session = (await context.cookies(story.origin)).find(({ name }) => name === 'auth.session')!

  await page.goto(`${siteOrigin('women')}/chats`)
  await page.getByRole('heading', { name: t('members.login.welcome') }).waitFor()
  await context.addCookies([{ name: session.name, value: session.value, url: siteOrigin('gay') }])
  await page.goto(`${siteOrigin('gay')}/chats`)
  expect(new URL(page.url()).pathname).toBe('/login')
  expect(await callApi(page, 'GET', 'user.php').catch(String)).toEqual({ user: null })

  await page.goto(`${story.origin}/chats`)
  await page.getByRole('heading', { level: 1, name: t('conversations.title') }).waitFor()
})

test.each(sites)('the demo sign-in on $name finds people', async ({ site }) => {
  const story = await openStory({ origin: siteOrigin(site) })
  await signIn(story, 'demo@example.com')
  await foundSomebody(story)
  expect(story.failures).toEqual([])
})

async function foundSomebody({ page, origin }: Story): Promise<void> {
  await page.goto(`${origin}/members`)
  await page.locator('main a[href^="/members/"]').first().waitFor()
  const count = await page.locator('main').getByRole('status').first().innerText()
  expect(Number(count.match(/\d+/)?.[0])).toBeGreaterThan(0)
}
