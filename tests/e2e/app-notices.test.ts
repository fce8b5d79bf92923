import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { fillLogin } from './log-in.ts'
import { openFullBrowser, phone } from './open-browser.ts'
import { sharePicture } from './share-picture.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories(openFullBrowser)

/** A new member who has begun a conversation, and with whom. */
async function talk(name: string): Promise<Story & { chat: string; reader: Story }> {
  const reader = await openStory()
  const { id } = await joinSite(reader, `${name} reads`)
  const story = await openStory({ viewport: phone })
  await joinSite(story, name)
  return { ...story, reader, chat: await startChat(story.page, id, 'Good morning') }
}

test('the app is offered once, after what matters more, and never again once it is answered', async () => {
  const { page, t, origin, failures } = await talk('Ines Offer')
  const alerts = page.getByRole('complementary', { name: t('app.toasts') })
  const offer = alerts.getByText(t('alerts.install.title'))
  await page.goto(`${origin}/members`)
  await offerInstall(page)
  await openByLink(page, '/likes')
  await alerts.getByText(t('alerts.photo.title')).waitFor()
  expect(await alerts.count()).toBe(1)
  expect(await offer.count()).toBe(0)

  await alerts.getByRole('button', { name: t('app.dismiss') }).click()
  await offer.waitFor()
  await page.reload()
  await offerInstall(page)
  expect(await alerts.count()).toBe(0)
  await openByLink(page, '/members')
  await offer.waitFor()
  await alerts.getByRole('button', { name: t('alerts.install.action') }).click()
  await offer.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => Reflect.get(window, 'installAsked'))).toBe(1)

  await page.reload()
  await offerInstall(page)
  await openByLink(page, '/likes')
  await page.getByRole('heading', { level: 1, name: t('likes.title') }).waitFor()
  expect(await alerts.count()).toBe(0)
  expect(failures).toEqual([])
})

test('open pages look for a new version every hour, and offer to load it with nothing typed lost', async () => {
  const { page, t, origin, chat, failures } = await talk('Nora Newer')
  await page.clock.install()
  await page.addInitScript(() => {
    const update: () => Promise<unknown> = Reflect.get(ServiceWorkerRegistration.prototype, 'update')
    Reflect.set(ServiceWorkerRegistration.prototype, 'update', function (this: ServiceWorkerRegistration) {
      Reflect.set(window, 'looks', (Reflect.get(window, 'looks') ?? 0) + 1)
      return update.call(this)
    })
  })
  await page.goto(`${origin}/chats/${chat}`)
  await page.clock.fastForward(5_000)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const looks = () => page.evaluate(() => Reflect.get(window, 'looks') ?? 0)
  await page.clock.fastForward(3_590_000)
  expect(await looks()).toBe(0)
  await page.clock.fastForward(20_000)
  await expect.poll(looks).toBe(1)

  await page.getByRole('textbox').fill('Half a thought')
  const notice = page.getByRole('region', { name: t('app.toasts') }).getByText(t('alerts.update.text'))
  expect(await notice.count()).toBe(0)
  // As a deployment does: the worker is another one, and takes over.
  await page.evaluate(() => navigator.serviceWorker.register('/sw-push.js?newer'))
  await notice.waitFor()
  await page.clock.fastForward(60_000)
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: t('alerts.update.button') }).click(),
  ])
  await whenHydrated(page)
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Half a thought')
  expect(failures).toEqual([])
})

test('the icon’s number is unread messages and new likes together, and goes with the member', async () => {
  const { page, context, t, origin, chat, reader, failures } = await talk('Bela Badge')
  await context.addInitScript(() => {
    const keep = (count: number) => localStorage.setItem('icon', String(count))
    Object.assign(navigator, { setAppBadge: async (count: number) => keep(count) })
    Object.assign(navigator, { clearAppBadge: async () => keep(0) })
  })
  const { user } = await callApi<{ user: { id: string } }>(page, 'GET', 'user.php')
  await startChat(reader.page, user.id, 'One')
  await startChat(reader.page, user.id, 'Two')
  await page.goto(`${origin}/members`)
  const icon = () => page.evaluate(() => localStorage.getItem('icon'))
  await expect.poll(icon).toBe('2')
  await expect.poll(() => page.title()).toMatch(/^\(2\) /)
  await callApi(reader.page, 'POST', 'like.php', { id: user.id })
  await expect.poll(icon).toBe('3')
  await expect.poll(() => page.title()).toMatch(/^\(3\) /)
  await page.goto(`${origin}/chats/${chat}`)
  await expect.poll(icon).toBe('1')

  await page.goto(`${origin}/notifications`)
  await page
    .getByRole('button', { name: t('app.nav.logOut') })
    .last()
    .click()
  await page.waitForURL(`${origin}/`)
  expect(await icon()).toBe('0')
  expect(failures).toEqual([])
})

test('a picture that another app shares lands with the own photos, signed in and signed out', async () => {
  const story = await openStory({ viewport: phone })
  const { page, context, t, origin, failures } = story
  const { email } = await joinSite(story, 'Shea Shares')
  await page.goto(`${origin}/members`)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
  const crop = page.getByRole('dialog', { name: t('photos.crop.title') })
  await sharePicture(page)
  await crop.waitFor()
  await page.waitForURL(`${origin}/profile/photos`)

  await context.clearCookies({ name: 'auth.session' })
  await sharePicture(page)
  await page.waitForURL('**/login?to=*')
  await whenHydrated(page)
  // Once it is idle the login removes what the browser keeps of others.
  await page.waitForTimeout(1_500)
  await fillLogin(story, email, 'quiet-river-42')
  await crop.waitFor()
  expect(failures).toEqual([])
})

/** As Chromium does where a site can be installed; its own question is answered at once. */
async function offerInstall(page: Page): Promise<void> {
  const taken = await page.evaluate(() => {
    const prompt = async () => {
      Reflect.set(window, 'installAsked', (Reflect.get(window, 'installAsked') ?? 0) + 1)
    }
    return !dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  })
  expect(taken).toBe(true)
}

/** Without loading the page anew. */
async function openByLink(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).last().click()
  await page.waitForURL(`**${path}`)
}
