import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bundles } from '#common/wire/credits.ts'
import { callApi } from './call-api.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { openAppWindow, phone } from './open-browser.ts'
import { siteOrigin } from './site-origin.ts'
import { openStories } from './stories.ts'
import { textsOf } from './texts-of.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories()
const german = '85.214.132.117'

/** Opens the site in an app's window for as long as `act` takes. */
async function inApp(
  { country }: { country?: string },
  act: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  const origin = siteOrigin()
  const context = await openAppWindow(`${origin}/robots.txt`, {
    ...(country && { extraHTTPHeaders: { 'X-Forwarded-For': country } }),
  })
  try {
    await act(context.pages()[0]!, origin)
  } finally {
    await context.close()
  }
}

test('an installed app shows no warning, on a light page or another, and all of the page can be used', async () => {
  await inApp({ country: german }, async (page, origin) => {
    for (const path of ['/', '/pages/terms', '/login']) {
      const response = await page.goto(origin + path)
      expect([path, (await response!.text()).includes('data-site-entry')]).toEqual([path, true])
      await expect.poll(() => page.locator('[inert]').count(), { message: path }).toBe(0)
      expect([path, await page.locator('[data-site-entry]:visible').count()]).toEqual([path, 0])
    }
  })
})

test('an app’s window has a way back where the specification wants one, and a browser’s has none', async () => {
  const t = textsOf('en')
  const back = (page: Page) => page.getByRole('button', { name: t('app.back'), exact: true })
  const story = await openStory()
  await joinSite(story, 'Installed')
  const cookies = await story.context.cookies()
  await inApp({}, async (page, origin) => {
    await page.context().addCookies(cookies)
    await page.goto(`${origin}/members`)
    const [someone] = await findPeople(page)
    const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
    const places = [`/members/${someone!.id}`, '/likes/sent', '/credits', `/credits/${bundles[0]!.id}`]
    for (const path of [...places, '/chats', '/notifications']) {
      await page.goto(origin + path)
      await whenHydrated(page)
      const expected = places.includes(path) ? 1 : 0
      await expect.poll(() => back(page).filter({ visible: true }).count(), { message: path }).toBe(expected)
    }
    await page.goto(`${origin}/likes/sent`)
    await whenHydrated(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('app.nav.search') })
      .click()
    await page.waitForURL('**/members')
    await page.locator(`main a[href^="/members/"]`).first().click()
    await page.waitForURL('**/members/*')
    await back(page).filter({ visible: true }).click()
    await page.waitForURL('**/members')
  })
  const { page, origin } = story
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  for (const path of ['likes/sent', `credits/${bundles[0]!.id}`, `credits/${bundles[0]!.id}/ideal`]) {
    await page.goto(`${origin}/${path}`)
    await whenHydrated(page)
    expect([path, await back(page).count()]).toEqual([path, 0])
    expect([path, await page.locator('header a[href^="/credits"]').count()]).toEqual([path, 0])
  }
})

test('on a phone a member’s page, opened from a mail, says whose site it is and leads into it', async () => {
  const [member, visitor] = [await openStory({ viewport: phone }), await openStory({ viewport: phone })]
  await joinSite(member, 'Mailed')
  const [someone] = await findPeople(member.page)
  for (const [{ page, origin }, inside] of [
    [member, '/members'],
    [visitor, '/'],
  ] as const) {
    await page.goto(`${origin}/members/${someone!.id}`)
    await page.getByRole('link', { name: 'Serenade', exact: true }).filter({ visible: true }).click()
    await page.waitForURL(origin + inside)
  }
})
