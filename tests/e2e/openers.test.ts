import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import type { Profile } from '#common/wire/profiles.ts'
import { callApi } from './call-api.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { findFictional } from './find-fictional.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { logIn } from './log-in.ts'
import { phone } from './open-browser.ts'
import { signIn } from './sign-in.ts'
import { openStories, type Story } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()

test('an opener is a draft: it can be changed, and only sending it is charged', async () => {
  const story = await openStory()
  const { page, t, origin } = story
  const { credits } = await joinSite(story, 'Kim')
  const profile = await findAlike(story)
  await page.goto(`${origin}/members/${profile.id}/chat`)
  const openers = openersOf(story)
  expect(await openers.count()).toBe(3)
  await page.getByRole('main').getByText(t('openers.shared')).waitFor()

  await openers.nth(1).click()
  const box = page.getByRole('textbox')
  await expectFocusOn(box)
  expect(await box.inputValue()).toBe(await openers.nth(1).innerText())
  await tabTo(page, openers.first())
  await page.keyboard.press('Enter')
  await expectFocusOn(box)
  const first = await openers.first().innerText()
  expect(await box.inputValue()).toBe(first)
  expect(await creditsOf(story)).toBe(credits)
  expect(await page.getByRole('log').locator('p').count()).toBe(0)

  await page.keyboard.type(' I ask as a beginner.')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chats/*')
  await page.getByRole('log').getByText(`${first} I ask as a beginner.`, { exact: true }).waitFor()
  await expect.poll(() => creditsOf(story)).toBe(credits - 1)
  expect(await openersOf(story).count()).toBe(0)
  await leadToConversation(story, profile.id)
  expect(story.failures).toEqual([])
})

test('the opener of a page goes into an empty draft, and never over what was typed', async () => {
  const story = await openStory({ viewport: phone })
  const { page, origin } = story
  await joinSite(story, 'Robin')
  const profile = await findAlike(story)
  await page.goto(`${origin}/members/${profile.id}`)
  const card = cardOf(story)
  const words = await card.locator('span > span').first().innerText()
  await card.click()
  const box = page.getByRole('textbox')
  await expectFocusOn(box)
  expect(await box.inputValue()).toBe(words)
  await box.fill('Hello,')
  await page.goBack()
  await card.click()
  await expectFocusOn(box)
  expect(await box.inputValue()).toBe('Hello,')
  await openersOf(story).nth(2).click()
  expect(await box.inputValue()).toBe(`Hello, ${await openersOf(story).nth(2).innerText()}`)
  expect(story.failures).toEqual([])
})

test('a match brings two openers, and takes the chosen one along', async () => {
  const story = await openStory()
  const { page, t, origin } = story
  const { id } = await joinSite(story, 'Noor')
  const harper = await likedByHarper(id)
  await page.goto(`${origin}/members/${harper}`)
  await page
    .getByRole('region', { name: t('profiles.profile.actions') })
    .locator('button[aria-pressed]')
    .click()
  const dialog = page.getByRole('dialog')
  const openers = dialog.getByRole('group', { name: t('openers.begin') }).getByRole('button')
  await openers.first().waitFor()
  expect(await openers.count()).toBe(2)
  await dialog.getByText(t('openers.cost', { n: 1 })).waitFor()
  await openers.first().click()
  await openers.nth(1).click()
  expect(await openers.first().getAttribute('aria-pressed')).toBe('false')
  expect(await openers.nth(1).getAttribute('aria-pressed')).toBe('true')
  const words = await openers.nth(1).innerText()
  await dialog.locator('a[href$="/chat"]').click()
  const box = page.getByRole('textbox')
  await expectFocusOn(box)
  expect(await box.inputValue()).toBe(words)
  expect(story.failures).toEqual([])
})

test('nobody is given words for a fictional profile', async () => {
  const story = await openStory()
  const { page, t, origin } = story
  await logIn(story, 'demo@example.com')
  await page.waitForURL('**/members')
  const id = await findFictional(page)
  await page.goto(`${origin}/members/${id}`)
  await page.getByRole('region', { name: t('profiles.profile.actions') }).waitFor()
  expect(await cardOf(story).count()).toBe(0)
  await page.goto(`${origin}/members/${id}/chat`)
  await page.getByRole('button', { name: t('fields.fictional.known.button') }).click()
  await expectFocusOn(page.getByRole('textbox'))
  expect(await openersOf(story).count()).toBe(0)
  expect(story.failures).toEqual([])
})

/** Somebody whose interests the member shares from now on. */
async function findAlike({ page }: Story): Promise<Profile> {
  for (const { id } of await findPeople(page)) {
    const { profile } = await callApi<{ profile: Profile }>(page, 'GET', `member.php?id=${id}`)
    if (profile.interests.length < 3) continue
    await callApi(page, 'PUT', 'profile.php', { interests: profile.interests })
    return profile
  }
  throw new Error('nobody in the search has three interests')
}

/** Liking her back is a match then. Returns her id. */
async function likedByHarper(id: string): Promise<string> {
  const harper = await openStory()
  const user = await signIn(harper, 'premium@example.com')
  await callApi(harper.page, 'POST', 'like.php', { id })
  return user.id
}

/** From the page of somebody one writes with, the message button leads on with it. */
async function leadToConversation(story: Story, id: string): Promise<void> {
  const { page, t, origin } = story
  await page.goto(`${origin}/members/${id}`)
  const actions = page.getByRole('region', { name: t('profiles.profile.actions') })
  await actions.getByRole('link', { name: t('profiles.profile.message') }).waitFor()
  expect(await cardOf(story).count()).toBe(0)
  await actions.getByRole('link', { name: t('profiles.profile.message') }).click()
  await page.waitForURL('**/chats/*')
}

async function creditsOf({ page }: Story): Promise<number> {
  return (await callApi<{ user: User }>(page, 'GET', 'user.php')).user.credits
}

function openersOf({ page, t }: Story) {
  return page.getByRole('group', { name: t('openers.lead') }).getByRole('button')
}

function cardOf({ page, t }: Story) {
  return page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: t('openers.card') })
}
