import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { joinSite } from './join-site.ts'
import { signIn } from './sign-in.ts'
import { openStories } from './stories.ts'
import { tabTo } from './tab-to.ts'

const openStory = openStories()
const answer = 'Forty years, and my knees agree'

test('a sentence and a photo are answered by keyboard, and both people see what was quoted', async () => {
  const harper = await openStory()
  const user = await signIn(harper, 'premium@example.com')
  await callApi(harper.page, 'PUT', 'profile.php', { prompts: [{ prompt: 'best_advice', answer }] })

  const kim = await openStory()
  const { page, t, origin } = kim
  await joinSite(kim, 'Kim')
  await page.goto(`${origin}/members/${user.id}`)
  const prompt = t('prompts.sentence.best_advice')
  await tabTo(page, page.getByRole('link', { name: t('theirProfile.answer_prompt', { prompt }) }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chat')
  await expectFocusOn(page.getByRole('textbox'))
  await page.getByRole('main').getByText(answer).waitFor()
  await page.keyboard.type('Who told you?')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chats/*')
  const log = page.getByRole('log')
  await log.getByText('Who told you?').waitFor()
  await log.getByText(answer).waitFor()

  await page.goto(`${origin}/members/${user.id}`)
  await tabTo(page, page.getByRole('link', { name: t('theirProfile.answer_photo', { position: 1 }) }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/chats/*')
  await page.getByRole('button', { name: t('theirProfile.quote.remove') }).waitFor()
  await expectFocusOn(page.getByRole('textbox'))
  await page.keyboard.type('Where was that?')
  await page.keyboard.press('Enter')
  await log.getByText('Where was that?').waitFor()
  await expect.poll(() => log.getByRole('img').or(log.locator('img')).count()).toBe(1)

  const { pathname } = new URL(page.url())
  await harper.page.goto(`${harper.origin}${pathname}`)
  const theirs = harper.page.getByRole('log')
  await theirs.getByText('Where was that?').waitFor()
  await theirs.getByText(answer).waitFor()
  expect(await theirs.locator('img').count()).toBe(1)
  expect([...kim.failures, ...harper.failures]).toEqual([])
})
