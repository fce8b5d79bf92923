import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { isThorough } from '../crawl/thorough.ts'
import { chooseBundle, chooseMethod } from './choose-bundle.ts'
import { closeMatches } from './close-matches.ts'
import { desktop, phone } from './open-browser.ts'
import { signUp } from './sign-up.ts'
import { openStories, type Story } from './stories.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

const views = [
  { locale: 'en', view: 'phone', viewport: phone },
  { locale: 'de', view: 'desktop', viewport: desktop, oldest: true },
  ...(isThorough
    ? [
        { locale: 'en', view: 'desktop', viewport: desktop },
        { locale: 'de', view: 'phone', viewport: phone },
      ]
    : []),
]

test.each(views)('the main job in $locale on a $view', async ({ locale, view, viewport, oldest = false }) => {
  const story = await openStory({ locale, viewport, oldest, expected: /status of 402/ })
  await closeMatches(story.page)
  await signUp(story, `Story ${locale} ${view} ${Date.now() % 1000}`)
  await likeSomeone(story)
  await chatUntilCreditsEnd(story)
  await buyAndGoOn(story)
  expect(story.failures).toEqual([])
})

/** The first member in the list who is not one of the demo sign-ins: they like back and answer. */
function firstMember(page: Page) {
  return page.locator('main a[href^="/members/"]').nth(2)
}

async function likeSomeone({ page, t, origin }: Story): Promise<void> {
  await firstMember(page).waitFor()
  await firstMember(page).click()
  await page.waitForURL(/\/members\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  const like = page
    .getByRole('region', { name: t('profiles.profile.actions') })
    .locator('button[aria-pressed]')
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await page.goto(`${origin}/likes/sent`)
  await firstLiked(page).waitFor()
  await firstLiked(page).click()
}

function firstLiked(page: Page) {
  return page.locator('main a[href^="/members/"]').first()
}

async function chatUntilCreditsEnd({ page, t }: Story): Promise<void> {
  await page.locator('a[href$="/chat"]').first().click()
  for (const number of [1, 2, 3]) {
    await writeMessage(page, `Message ${number} of the story`)
    await page.getByRole('log').getByText(`Message ${number} of the story`).waitFor()
    await page.waitForURL(/\/chats\/[0-9a-f-]{36}$/)
    // The address changes before the page does; then the list marks the conversation.
    await page.locator('a[href^="/chats/"][aria-current="page"]').waitFor({ state: 'attached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA')
  }
  await writeMessage(page, 'One message more than the credits')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t('errors.not_enough_credits')).waitFor()
  await dialog.getByRole('link', { name: t('conversations.buy_credits') }).click()
}

async function buyAndGoOn({ page, t }: Story): Promise<void> {
  await chooseBundle(page)
  await chooseMethod(page)
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL('**/sandbox/**')
  await page.getByRole('button', { name: t('payments.sandbox.approve') }).click()
  await page.waitForURL('**/transactions/**')
  await page.getByRole('heading', { name: t('payments.credits_added', { n: 100 }) }).waitFor()
  await page.getByText(t('payments.premium_note')).waitFor()
  await page.getByRole('link', { name: t('payments.back_to_chat') }).click()
  await page.waitForURL('**/chats/**')
  const box = page.getByRole('textbox')
  expect(await box.inputValue()).toBe('One message more than the credits')
  await box.press('Control+Enter')
  await page.getByRole('log').getByText('One message more than the credits').waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
}
