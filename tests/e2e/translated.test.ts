import { expect, test } from 'vitest'
import { chooseBundle, chooseMethod } from './choose-bundle.ts'
import { closeMatches } from './close-matches.ts'
import { findPeople } from './find-people.ts'
import { holdScripts } from './hold-scripts.ts'
import { joinSite } from './join-site.ts'
import { desktop, phone } from './open-browser.ts'
import { startChat } from './start-chat.ts'
import { openStories, type Story } from './stories.ts'
import { translatePage, translatePages } from './translate-page.ts'
import { whenHydrated } from './when-hydrated.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

/** React makes a page anew whose texts are not those of the server, and tells the console so. */
const madeAnew = /Minified React error #418/

test.each([
  { view: 'a phone, after hydration', viewport: phone, early: false },
  { view: 'a desktop, before hydration', viewport: desktop, early: true },
])('a page that a translator changes on $view works like any other', async ({ viewport, early }) => {
  const story = await openStory({ viewport })
  const { page } = story
  if (early) await translatePages(story.context)
  await closeMatches(page)
  await joinSite(story, 'Translated')
  const [first, second] = await findPeople(page)
  const chat = await startChat(page, first!.id, 'Before the translation')
  await chatTranslated(story, chat, viewport === phone)
  await searchTranslated(story, viewport === phone)
  await likeTranslated(story, second!.id)
  await settleTranslated(story)
  await payTranslated(story)
  expect(story.failures.filter((failure) => !(early && madeAnew.test(failure)))).toEqual([])
})

/** Whether React has taken over every control of the page: parts of it are hydrated after the rest. */
function isWhole(): boolean {
  const controls = [...document.querySelectorAll('main a, main button, main select')]
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber')))
}

async function openTranslated({ page, origin }: Story, path: string): Promise<void> {
  await page.goto(origin + path)
  await page.getByRole('main').waitFor()
  await page.waitForFunction(isWhole)
  // Once: what has been translated before is left as it is.
  await translatePage(page)
}

async function chatTranslated(story: Story, chat: string, alone: boolean): Promise<void> {
  const { page, t } = story
  await openTranslated(story, '/chats')
  await page.locator(`a[href="/chats/${chat}"]`).click()
  await writeMessage(page, 'Written in a translated page')
  await page.getByRole('log').getByText('Written in a translated page').waitFor()
  await page.getByRole('textbox').pressSequentially('W')
  const draft = page.getByText(t('chatSending.draft', { text: 'W' }))
  // On a phone the list is a page of its own.
  if (alone) await page.getByRole('main').locator('a[href="/chats"]').first().click()
  await draft.waitFor()
  if (alone) await page.locator(`a[href="/chats/${chat}"]`).click()
  await page.getByRole('textbox').fill('')
  if (!alone) await draft.waitFor({ state: 'detached' })
}

async function searchTranslated(story: Story, alone: boolean): Promise<void> {
  const { page, t } = story
  await openTranslated(story, '/members')
  const sorted = page.getByRole('combobox', { name: t('search.sort') })
  const found = page.waitForResponse(/members\.php.*sort=newest/)
  await sorted.selectOption('newest')
  await found
  await page.locator('main a[href^="/members/"]').first().waitFor()
  await sorted.selectOption({ index: 0 })
  await page.waitForURL((address) => address.searchParams.get('sort') !== 'newest')
  await page.locator('main a[href^="/members/"]').first().waitFor()
  if (alone) await page.getByRole('button', { name: t('profiles.search.filters') }).click()
  const filters = page.getByRole('search')
  await filters.getByRole('combobox').last().selectOption({ index: 0 })
  if (alone) await page.getByRole('dialog').getByRole('button').last().click()
  await page.locator('main a[href^="/members/"]').first().waitFor()
}

async function likeTranslated(story: Story, id: string): Promise<void> {
  const { page, t } = story
  await openTranslated(story, `/members/${id}`)
  const like = page
    .getByRole('region', { name: t('profiles.profile.actions') })
    .locator('button[aria-pressed]')
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await openTranslated(story, '/likes/sent')
  await page.locator('main a[href^="/members/"]').first().waitFor()
  await page.locator('main a[href="/likes"]').click()
  await page.waitForURL('**/likes')
  await openTranslated(story, '/swipe-game')
  const pass = page.locator('main button:has-text("")').filter({ hasNot: page.locator('[disabled]') })
  expect(await pass.count()).toBeGreaterThan(0)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
}

async function settleTranslated(story: Story): Promise<void> {
  const { page, t } = story
  await openTranslated(story, '/notifications')
  await page.getByRole('combobox', { name: t('rhythm.quiet.from') }).selectOption('21')
  await page.getByRole('combobox', { name: t('rhythm.quiet.to') }).selectOption('7')
  const switches = page.getByRole('switch')
  for (let at = 0; at < (await switches.count()); at += 1) await switches.nth(at).press('Space')
}

async function payTranslated(story: Story): Promise<void> {
  const { page, t } = story
  await openTranslated(story, '/credits')
  await chooseBundle(page)
  await chooseMethod(page)
  await page.locator('main input[type="radio"]').nth(1).check()
  await page.locator('main input[type="radio"]').first().check()
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL('**/sandbox/**')
  await translatePage(page)
  await page.getByRole('button', { name: t('payments.sandbox.approve') }).click()
  await page.getByRole('heading', { name: t('payments.credits_added', { n: 100 }) }).waitFor()
}

test('what is typed into a page that is translated before hydration is there after it', async () => {
  const story = await openStory({ viewport: phone })
  const { page, context, origin } = story
  await translatePages(context)
  for (const path of ['/login', '/complaints']) await typeBeforeHydration(path)
  await joinSite(story, 'Early')
  const [someone] = await findPeople(page)
  const chat = await startChat(page, someone!.id, 'Before the translation')
  for (const path of [`/chats/${chat}`, '/notifications']) await typeBeforeHydration(path)

  async function typeBeforeHydration(path: string): Promise<void> {
    const release = await holdScripts(page)
    const answer = await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    expect(answer?.status(), path).toBe(200)
    const field = page.locator('main').getByRole('textbox').first()
    await field.fill('early')
    release()
    await whenHydrated(page)
    await expect.poll(() => field.inputValue()).toBe('early')
    await field.press('End')
    await field.pressSequentially('er')
    await expect.poll(() => field.inputValue()).toBe('earlyer')
  }
})
