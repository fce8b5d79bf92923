import { expect, test } from 'vitest'
import { callApi } from './call-api.ts'
import { completeProfile } from './complete-profile.ts'
import { expectFocusOn } from './expect-focus-on.ts'
import { findPeople } from './find-people.ts'
import { joinIncomplete } from './join-incomplete.ts'
import { logIn } from './log-in.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('a sentence that the server refuses says so at its field', async () => {
  const story = await openStory({ viewport: phone, locale: 'fi', expected: /status of 422/ })
  const { page, t, origin } = story
  await joinIncomplete(story, 'Refused')
  await callApi(page, 'PUT', 'complete-signup.php', { passed: ['photo', 'interests'] })
  await completeProfile(story)
  await page.goto(`${origin}/complete-signup?step=prompt`)
  await page.getByRole('textbox').fill('Half a\0thought')
  await goOn(story)
  await page.getByRole('alert').getByText(t('errors.fields.invalid_value')).waitFor()
  await expectFocusOn(page.getByRole('textbox'))
})

test('a signup on a phone survives a reload and goes on on another device', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  const email = `two.devices.${Date.now()}@example.org`
  await page.goto(`${origin}/signup?network=partner&ref=r1`)
  await page.getByLabel(t('members.signup.email.label')).fill(email)
  await goOn(story)
  await page.getByLabel(t('members.signup.name.label')).fill(`Devices ${Date.now() % 1_000_000}`)
  await goOn(story)
  await heading(story, 'date_of_birth')
  await page.keyboard.type('31022011')
  await goOn(story)
  await page.getByRole('alert').getByText(t('errors.fields.date_of_birth_invalid')).waitFor()
  await page.getByLabel(t('members.signup.date_of_birth.month'), { exact: true }).fill('')
  await goOn(story)
  await page.getByRole('alert').getByText(t('errors.fields.date_of_birth_month')).waitFor()
  await page.getByLabel(t('members.signup.date_of_birth.day'), { exact: true }).fill('17041992')

  await page.reload()
  await heading(story, 'date_of_birth')
  expect(await page.getByLabel(t('members.signup.date_of_birth.year'), { exact: true }).inputValue()).toBe(
    '1992',
  )
  await goOn(story)
  await page.getByLabel(t('members.signup.password.label'), { exact: true }).fill('quiet-river-42')
  await page.getByRole('button', { name: t('members.signup.password.submit') }).click()
  await page.getByRole('button', { name: t('photos.skip') }).click()
  await heading(story, 'place')
  await choosePlace(story)
  await goOn(story)
  await page.getByText(t('members.signup.gender.female'), { exact: true }).click()
  await heading(story, 'sexuality')

  const other = await openStory({ viewport: phone })
  await logIn(other, email, 'quiet-river-42')
  await heading(other, 'sexuality')
  await other.page.getByText(t('members.signup.sexuality.bi'), { exact: true }).click()
  for (const step of ['interests', 'prompt', 'about']) {
    await heading(other, step)
    await other.page.getByRole('button', { name: t('members.signup.skip') }).click()
  }
  await other.page.getByRole('button', { name: t('members.signup.complete.members') }).click()
  await other.page.waitForURL('**/signup-matches?api_signup_complete=1')

  await page.goto(`${origin}/complete-signup`)
  await page.waitForURL('**/members')
  expect([...story.failures, ...other.failures]).toEqual([])
})

test('a visitor joins from a heart over the page, and the like is given at the end', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin } = story
  await page.goto(`${origin}/login`)
  const [someone] = await findPeople(page)
  if (!someone) throw new Error('the search found nobody')
  await page.goto(`${origin}/members?network=partner`)
  await page.getByRole('link', { name: t('likes.join', { name: someone.name }) }).click()
  const dialog = page.getByRole('dialog', { name: t('members.signup.title') })
  await dialog.getByText(t('members.signup.for_like', { name: someone.name })).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('link', { name: t('likes.join', { name: someone.name }) }).click()
  await dialog.getByLabel(t('members.signup.email.label')).fill(`heart.${Date.now()}@example.org`)
  await page.keyboard.press('Escape')
  await page.mouse.click(3, 3)
  await goOn(story)
  await dialog.getByLabel(t('members.signup.name.label')).fill(`Heart ${Date.now() % 1_000_000}`)
  await goOn(story)
  await heading(story, 'date_of_birth')
  await page.keyboard.type('17041992')
  await goOn(story)
  await dialog.getByLabel(t('members.signup.password.label'), { exact: true }).fill('quiet-river-42')
  await page.getByRole('button', { name: t('members.signup.password.submit') }).click()
  await page.getByRole('button', { name: t('photos.skip') }).click()
  await heading(story, 'place')
  await choosePlace(story)
  await goOn(story)
  await page.getByText(t('members.signup.gender.male'), { exact: true }).click()
  await page.getByText(t('members.signup.sexuality.hetero'), { exact: true }).click()
  for (const step of ['interests', 'prompt', 'about']) {
    await heading(story, step)
    await dialog.getByText(t('members.signup.for_like', { name: someone.name })).waitFor()
    await page.getByRole('button', { name: t('members.signup.skip') }).click()
  }
  await page
    .getByRole('button', { name: t('members.signup.complete.target', { name: someone.name }) })
    .click()
  await page.waitForURL(`**/members/${someone.id}?api_signup_complete=1`)
  const { profile } = await callApi<{ profile: { like_state: string } }>(
    page,
    'GET',
    `member.php?id=${someone.id}`,
  )
  expect(['liked', 'match']).toContain(profile.like_state)
  expect(story.failures).toEqual([])
})

async function goOn({ page, t }: Story): Promise<void> {
  await page.getByRole('button', { name: t('app.continue') }).click()
}

async function heading({ page, t }: Story, step: string): Promise<void> {
  await page.getByRole('heading', { name: t(`members.signup.${step}.question`) }).waitFor()
}

async function choosePlace({ page }: Story): Promise<void> {
  // The page behind the dialog has a select.
  const town = page.locator('input[role="combobox"]')
  await town.fill('acton')
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'London' }).click()
}
