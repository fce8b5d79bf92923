import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { findPeople } from '../e2e/find-people.ts'
import { joinIncomplete } from '../e2e/join-incomplete.ts'
import { joinSite } from '../e2e/join-site.ts'
import { likedByHarper } from '../e2e/liked-by-harper.ts'
import { openFullBrowser, phone } from '../e2e/open-browser.ts'
import { startChat } from '../e2e/start-chat.ts'
import { openStories, type Story } from '../e2e/stories.ts'
import { writeMessage } from '../e2e/write-message.ts'
import { layoutFaults } from './layout-faults.ts'
import { lookAtOverlay, overlayLocales } from './look-at-overlay.ts'
import { isThorough } from './thorough.ts'

// The headless shell was seen to lose the page when a window with a menu was resized.
const openStory = openStories(openFullBrowser)
/** Menus close when the window is resized, so that each width opens its own. */
const menuWidths = isThorough ? [320, 390, 768, 1200] : [320, 1200]

test.each(overlayLocales)('no question of a new account breaks in %s', async (locale) => {
  const story = await openStory({ locale, viewport: phone })
  const { page, t, origin } = story
  const goOn = () => page.getByRole('button', { name: t('app.continue') }).click()
  const taken = await nameOfSomebody(story)
  await page.goto(`${origin}/signup`)
  await page.getByLabel(t('members.signup.email.label')).fill(`asked.${Date.now()}@example.org`)
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.name.question') }).waitFor()
  await page.getByLabel(t('members.signup.name.label')).fill(taken)
  await page.getByText(t('members.signup.name.taken', { name: taken })).waitFor()
  const faults = await lookAtOverlay(story, 'name')
  await page.getByLabel(t('members.signup.name.label')).fill(`Asked ${Date.now() % 1_000_000}`)
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.date_of_birth.question') }).waitFor()
  faults.push(...(await lookAtOverlay(story, 'date of birth')))
  for (const [part, value] of Object.entries({ day: '17', month: '4', year: '1992' }))
    await page.getByLabel(t(`members.signup.date_of_birth.${part}`), { exact: true }).fill(value)
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.password.question') }).waitFor()
  faults.push(...(await lookAtOverlay(story, 'password')))
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

test.each(overlayLocales)('no question of the signup breaks in %s, nor what it refuses', async (locale) => {
  const story = await openStory({ locale, viewport: phone })
  const { page, t, origin } = story
  const goOn = () => page.getByRole('button', { name: t('app.continue') }).click()
  const heading = (step: string) =>
    page.getByRole('heading', { name: t(`members.signup.${step}.question`) }).waitFor()
  await joinIncomplete(story, 'Asked')
  await page.goto(`${origin}/complete-signup`)
  await page.getByRole('heading', { name: t('photos.title') }).waitFor()
  const faults = await lookAtOverlay(story, 'photo')
  await page.getByRole('button', { name: t('photos.skip') }).click()
  await heading('place')
  await goOn()
  await page.getByRole('alert').getByText(t('errors.fields.choose_city')).waitFor()
  faults.push(...(await lookAtOverlay(story, 'place')))
  await choosePlace(story)
  await goOn()
  await heading('gender')
  await goOn()
  await page.getByRole('alert').getByText(t('errors.fields.choose_one')).waitFor()
  faults.push(...(await lookAtOverlay(story, 'gender')))
  await page.getByText(t('members.signup.gender.male'), { exact: true }).click()
  await heading('sexuality')
  faults.push(...(await lookAtOverlay(story, 'sexuality')))
  await page.getByText(t('members.signup.sexuality.hetero'), { exact: true }).click()
  await heading('interests')
  await goOn()
  await page
    .getByRole('alert')
    .getByText(t('errors.fields.choose_interests', { min: 3 }))
    .waitFor()
  await page.getByRole('button', { name: t('members.signup.interests.more') }).click()
  faults.push(...(await lookAtOverlay(story, 'interests')))
  const skip = () => page.getByRole('button', { name: t('members.signup.skip') }).click()
  await skip()
  await heading('prompt')
  faults.push(...(await lookAtOverlay(story, 'prompt')))
  await skip()
  await heading('about')
  faults.push(...(await lookAtOverlay(story, 'about')))
  await skip()
  await page.getByRole('button', { name: t('members.signup.complete.members') }).waitFor()
  faults.push(...(await lookAtOverlay(story, 'complete')))
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

test.each(overlayLocales)('nothing that opens over a page breaks in %s', async (locale) => {
  const story = await openStory({ locale, viewport: phone, expected: /status of 402/ })
  const { page, t, origin } = story
  await joinSite(story, 'Opener')
  await page.goto(`${origin}/members`)
  await page.getByRole('button', { name: t('profiles.search.filters') }).click()
  await page.getByRole('dialog', { name: t('profiles.search.filters') }).waitFor()
  const faults = await lookAtOverlay(story, 'filters')
  await page.keyboard.press('Escape')

  faults.push(...(await menusOf(story)), ...(await dialogsOfAChat(story)), ...(await matchOf(story)))
  expect(faults).toEqual([])
  expect(story.failures).toEqual([])
})

async function nameOfSomebody({ page }: Story): Promise<string> {
  const [somebody] = await findPeople(page)
  if (!somebody) throw new Error('the search found nobody')
  return somebody.name
}

async function choosePlace({ page }: Story): Promise<void> {
  const town = page.getByRole('combobox')
  await town.fill('acton')
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'London' }).click()
}

async function menusOf({ page, t }: Story): Promise<string[]> {
  const faults: string[] = []
  for (const width of menuWidths) {
    await page.setViewportSize({ width, height: 800 })
    // The phone has a page for the account instead of a menu.
    for (const name of width < 768 ? ['app.language'] : ['app.nav.account', 'app.language']) {
      const menu = page.getByRole('menu', { name: t(name) })
      await page.getByRole('button', { name: t(name) }).click()
      await menu.waitFor()
      faults.push(...(await layoutFaults(page)).map((fault) => `${name} at ${width}: ${fault}`))
      if (!(await isInside(menu))) faults.push(`${name} at ${width} leaves the window`)
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
    }
  }
  return faults
}

function isInside(menu: Locator): Promise<boolean> {
  return menu.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })
}

async function dialogsOfAChat(story: Story): Promise<string[]> {
  const { page, t, origin } = story
  const { id, name } = (await findPeople(page))[0]!
  const chat = await startChat(page, id, 'Hei')
  for (const text of ['Hallo', 'Hej']) await startChat(page, id, text)
  await page.setViewportSize(phone)
  await page.goto(`${origin}/chats/${chat}`)
  await writeMessage(page, 'Einmal noch')
  const refused = page.getByRole('dialog', { name: t('errors.not_enough_credits') })
  await refused.waitFor()
  const faults = await lookAtOverlay(story, 'not enough credits')
  await page.keyboard.press('Escape')
  await refused.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: t('conversations.menu') }).click()
  await page.getByRole('menuitem', { name: t('conversations.delete') }).click()
  await page.getByRole('dialog', { name: t('conversations.delete_title', { name }) }).waitFor()
  return [...faults, ...(await lookAtOverlay(story, 'delete the conversation'))]
}

async function matchOf(story: Story): Promise<string[]> {
  const { page, t, origin } = story
  const id = await likedByHarper(story, openStory)
  await page.goto(`${origin}/members/${id}`)
  await page
    .getByRole('region', { name: t('profiles.profile.actions') })
    .locator('button[aria-pressed]')
    .click()
  await page.locator('dialog[aria-labelledby="match-title"]').waitFor()
  return lookAtOverlay(story, 'match')
}
