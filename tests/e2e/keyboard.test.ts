import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectFocusOn, expectFocusWithin, hasFocus } from './expect-focus-on.ts'
import { joinSite } from './join-site.ts'
import { likedByHarper } from './liked-by-harper.ts'
import { matchByKeys } from './match-by-keys.ts'
import { phone } from './open-browser.ts'
import { payByKeys } from './pay-by-keys.ts'
import { searchByKeys, searchInSheetByKeys } from './search-by-keys.ts'
import { signUpByKeys } from './sign-up-by-keys.ts'
import { openStories, type Story } from './stories.ts'
import { tabTo } from './tab-to.ts'
import { textsOf } from './texts-of.ts'
import { whenHydrated } from './when-hydrated.ts'

const openStory = openStories()

test('the whole main job with the keyboard alone', async () => {
  const story = await openStory({ expected: /status of 402/ })
  await signUpByKeys(story)
  const harper = await likedByHarper(story, openStory)
  await expectFocusWithin(story.page.locator('dialog[aria-labelledby="liker-title"]'))
  await story.page.keyboard.press('Escape')
  await searchByKeys(story)
  await matchByKeys(story, harper)
  await payByKeys(story)
  await useMenus(story)
  await leave(story, story.page.getByRole('banner').getByRole('button', { name: story.t('app.nav.account') }))
  expect(story.failures).toEqual([])
})

test('filters, language and the way out and in on a phone, with the keyboard alone', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 40[13]/ })
  const { page, origin } = story
  const { profile } = await joinSite(story, 'Thumbless')
  await page.goto(`${origin}/members`)
  await searchInSheetByKeys(story)
  await chooseGerman(story)
  const german = { ...story, t: textsOf('de') }
  await leaveByPage(german)
  await logInByKeys(german, profile.name)
  expect(story.failures).toEqual([])
})

async function useMenus({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  const items = page.getByRole('menu').filter({ visible: true }).locator('[role^="menuitem"]')
  const ofThread = page.getByRole('button', { name: t('conversations.menu') })
  await tabTo(page, ofThread)
  await keyboard.press('Enter')
  await expectFocusOn(items.first())
  for (const entry of ['chatHome.pin', 'chatHome.mute', 'chatHome.archive', 'conversations.delete']) {
    await keyboard.press('ArrowDown')
    await expectFocusOn(page.getByRole('menuitem', { name: t(entry) }))
  }
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: t('conversations.keep') }))
  await keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(ofThread)
  await keyboard.press('Enter')
  await expectFocusOn(items.first())
  await keyboard.press('Escape')
  await expectFocusOn(ofThread)

  const ofAccount = page.getByRole('banner').getByRole('button', { name: t('app.nav.account') })
  await tabTo(page, ofAccount)
  await keyboard.press('Enter')
  await expectFocusOn(items.first())
  await arrowTo(page, page.getByRole('menuitemradio', { name: t('app.theme.dark') }))
  await keyboard.press('Enter')
  await page.locator('html[data-theme="dark"]').waitFor()
  await expectFocusOn(ofAccount)
  await opensAfterScroll(page)
}

/** The event of a scroll comes with the next frame, after a menu that was opened within the same one. */
async function opensAfterScroll(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.minHeight = '200vh'
    scrollTo(0, 40)
    if (document.activeElement instanceof HTMLElement) document.activeElement.click()
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expectFocusOn(page.getByRole('menu').filter({ visible: true }).locator('[role^="menuitem"]').first())
  await page.keyboard.press('Escape')
}

async function arrowTo(page: Page, item: Locator): Promise<void> {
  for (let steps = await page.locator('[role^="menuitem"]').count(); steps > 0; steps -= 1) {
    if (await hasFocus(item)) break
    await page.keyboard.press('ArrowDown')
  }
  await expectFocusOn(item)
}

async function chooseGerman({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  await tabTo(page, page.getByRole('banner').getByRole('button', { name: t('app.language') }))
  await keyboard.press('Enter')
  // Typed quickly, as somebody does who knows the menu: from English to Dansk, then to Deutsch.
  await keyboard.type('dd')
  await expectFocusOn(page.getByRole('menuitemradio', { name: 'Deutsch' }))
  await keyboard.press('Enter')
  await page.locator('html[lang="de"]').waitFor()
}

async function leaveByPage({ page, t, origin }: Story): Promise<void> {
  const tabs = page.getByRole('navigation', { name: t('app.nav.main') })
  await tabTo(page, tabs.getByRole('link', { name: t('app.nav.account') }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/account')
  await tabTo(page, page.getByRole('button', { name: t('app.nav.logOut') }))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/`)
}

async function leave({ page, t, origin }: Story, account: Locator): Promise<void> {
  await tabTo(page, account)
  await page.keyboard.press('Space')
  const logOut = page.getByRole('menuitem', { name: t('app.nav.logOut') })
  await logOut.waitFor()
  await page.keyboard.press('End')
  await expectFocusOn(logOut)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/`)
}

/**
 * Empty, with a wrong password, then with the right one. Each error is announced, and the focus is where to correct it.
 */
async function logInByKeys({ page, t }: Story, name: string): Promise<void> {
  const { keyboard } = page
  const login = page.getByLabel(t('members.login.login'))
  const password = page.getByLabel(t('members.login.password'), { exact: true })
  const submit = page.getByRole('button', { name: t('members.login.submit') })
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: t('app.nav.logIn') }))
  await keyboard.press('Enter')
  await page.waitForURL('**/login')
  await whenHydrated(page)
  await tabTo(page, submit)
  await keyboard.press('Enter')
  await page.getByRole('alert').first().waitFor()
  await expectFocusOn(login)
  await keyboard.type(name)
  await tabTo(page, password)
  await keyboard.type('not the password')
  await tabTo(page, submit)
  await keyboard.press('Space')
  await page.getByRole('alert').getByText(t('errors.login_failed')).waitFor()
  await expectFocusOn(password)
  await keyboard.press('Control+A')
  await keyboard.type('quiet-river-42')
  await keyboard.press('Enter')
  await page.waitForURL('**/members')
}
