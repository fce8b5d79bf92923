import { expect } from 'vitest'
import type { Story } from './stories.ts'

/** From the index past the first matches to the search, by the forms and past their refusals. */
export async function signUp(story: Story, name: string): Promise<void> {
  const { page, t, origin, locale } = story
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.org`
  await page.goto(origin)
  expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  await page.getByLabel(t('index.join.email')).fill(email)
  await page.getByRole('button', { name: t('app.continue') }).click()

  const goOn = () => page.getByRole('button', { name: t('app.continue') }).click()
  await page.getByRole('heading', { name: t('members.signup.name.question') }).waitFor()
  await page.getByLabel(t('members.signup.name.label')).fill('@story')
  await goOn()
  await page.getByText(t('errors.fields.name_starts_with_at')).waitFor()
  await page.getByLabel(t('members.signup.name.label')).fill(name)
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.date_of_birth.question') }).waitFor()
  await goOn()
  await page.getByText(t('errors.fields.date_of_birth_required', { min_age: 18 })).waitFor()
  await page.getByLabel(t('members.signup.date_of_birth.day'), { exact: true }).fill('17')
  await page.getByLabel(t('members.signup.date_of_birth.month'), { exact: true }).fill('4')
  const year = page.getByLabel(t('members.signup.date_of_birth.year'), { exact: true })
  await year.fill('2020')
  await goOn()
  await page.getByText(t('errors.fields.too_young', { min_age: 18 }), { exact: true }).waitFor()
  await year.fill('1992')
  await goOn()
  await page.getByLabel(t('members.signup.password.label'), { exact: true }).fill('quiet-river-42')
  await page.getByRole('button', { name: t('members.signup.password.submit') }).click()

  await page.getByRole('button', { name: t('photos.skip') }).click()
  const town = page.getByRole('combobox')
  await town.fill('no such town')
  await page.getByText(t('places.none')).first().waitFor()
  await town.fill('acton')
  await page.getByRole('listbox').getByRole('option').filter({ hasText: 'London' }).click()
  expect(await town.inputValue()).toBe('Acton')
  await goOn()

  await page.getByText(t('members.signup.gender.male'), { exact: true }).click()
  await page.getByText(t('members.signup.sexuality.hetero'), { exact: true }).click()
  await page.getByRole('heading', { name: t('members.signup.interests.question') }).waitFor()
  await goOn()
  await page
    .getByRole('alert')
    .getByText(t('errors.fields.choose_interests', { min: 3 }))
    .waitFor()
  for (const interest of ['music', 'wine', 'hiking'])
    await page.getByRole('button', { name: t(`fields.interests.${interest}`), exact: true }).click()
  await goOn()
  await page.getByLabel(t('members.signup.prompt.answer')).fill('Acton Town, end to end')
  await goOn()
  await page.getByRole('heading', { name: t('members.signup.about.question') }).waitFor()
  await page.getByRole('button', { name: t('members.signup.skip') }).click()
  await page.getByRole('button', { name: t('members.signup.complete.members') }).click()
  await page.waitForURL('**/signup-matches?api_signup_complete=1')
  await page.getByRole('heading', { name: t('games.signup.title'), level: 1 }).waitFor()
  if ((page.viewportSize()?.width ?? 0) < 768) await closeReminder(story)
  await page.getByRole('link', { name: t('games.signup.search'), exact: true }).click()
  await page.waitForURL('**/members')
}

async function closeReminder({ page, t }: Story): Promise<void> {
  const reminder = page.getByRole('dialog', { name: t('alerts.activation.title') })
  await reminder.waitFor()
  await page.keyboard.press('Escape')
  await reminder.waitFor({ state: 'hidden' })
}
