import { expect } from 'vitest'
import { expectFocusOn } from './expect-focus-on.ts'
import type { Story } from './stories.ts'
import { tabTo } from './tab-to.ts'

/** From the index past the first matches to the search, with the keyboard alone. */
export async function signUpByKeys(story: Story): Promise<void> {
  await makeAccount(story)
  await completeProfile(story)
}

async function makeAccount({ page, t, origin }: Story): Promise<void> {
  const { keyboard } = page
  await page.goto(origin)
  await page.keyboard.press('Tab')
  await expectFocusOn(page.getByRole('link', { name: t('app.skip') }))
  await tabTo(page, page.getByLabel(t('index.join.email')))
  await keyboard.type(`keys.${Date.now()}@example.org`)
  await keyboard.press('Enter')

  await expectFocusOn(page.getByLabel(t('members.signup.name.label')))
  await keyboard.type('@keys')
  await keyboard.press('Enter')
  await page.getByRole('alert').getByText(t('errors.fields.name_starts_with_at')).waitFor()
  await expectFocusOn(page.getByLabel(t('members.signup.name.label')))
  await keyboard.press('Control+A')
  await keyboard.type(`Keys ${Date.now() % 1_000_000}`)
  await keyboard.press('Enter')
  await expectFocusOn(page.getByLabel(t('members.signup.date_of_birth.day'), { exact: true }))
  // Each field hands on to the next: nobody needs a Tab between them.
  for (const [part, value] of Object.entries({ day: '17', month: '4', year: '1992' })) {
    await expectFocusOn(page.getByLabel(t(`members.signup.date_of_birth.${part}`), { exact: true }))
    await keyboard.type(value)
  }
  await keyboard.press('Enter')
  await expectFocusOn(page.getByLabel(t('members.signup.password.label'), { exact: true }))
  await keyboard.type('quiet-river-42')
  await keyboard.press('Enter')
}

async function completeProfile({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  const goOn = page.getByRole('button', { name: t('app.continue') })
  await tabTo(page, page.getByRole('button', { name: t('photos.skip') }))
  await keyboard.press('Enter')
  const town = page.getByRole('combobox')
  await expectFocusOn(town)
  await keyboard.type('Londres')
  await page.getByRole('listbox').getByRole('option').first().waitFor()
  await keyboard.press('Enter')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await expectFocusOn(town)
  expect(await town.inputValue()).not.toBe('')
  await tabTo(page, page.getByRole('button', { name: t('app.continue') }))
  await keyboard.press('Enter')

  await expectFocusOn(page.getByRole('radio').first())
  await keyboard.press('ArrowDown')
  expect(await page.getByRole('radio', { name: t('members.signup.gender.male') }).isChecked()).toBe(true)
  await tabTo(page, goOn)
  await keyboard.press('Enter')

  await page.getByRole('heading', { name: t('members.signup.sexuality.question') }).waitFor()
  await expectFocusOn(page.getByRole('radio').first())
  await keyboard.press('Space')
  await tabTo(page, goOn)
  await keyboard.press('Space')

  await finishProfile({ page, t })
}

/** Three interests, a sentence, and nothing about oneself. */
async function finishProfile({ page, t }: Pick<Story, 'page' | 't'>): Promise<void> {
  const { keyboard } = page
  const goOn = page.getByRole('button', { name: t('app.continue') })
  const chip = (interest: string) =>
    page.getByRole('button', { name: t(`fields.interests.${interest}`), exact: true })
  await expectFocusOn(chip('music'))
  for (const interest of ['music', 'cooking', 'travelling']) {
    await tabTo(page, chip(interest))
    await keyboard.press('Space')
    expect(await chip(interest).getAttribute('aria-pressed')).toBe('true')
  }
  await tabTo(page, goOn)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: t('members.signup.prompt.question') }).waitFor()
  await tabTo(page, page.getByLabel(t('members.signup.prompt.answer')))
  await keyboard.type('a good map')
  await tabTo(page, goOn)
  await keyboard.press('Enter')
  await page.getByRole('heading', { name: t('members.signup.about.question') }).waitFor()
  await tabTo(page, page.getByRole('button', { name: t('members.signup.skip') }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: t('members.signup.complete.members') }))
  await keyboard.press('Enter')
  await page.waitForURL('**/signup-matches?api_signup_complete=1')
  await tabTo(page, page.getByRole('link', { name: t('games.signup.search'), exact: true }))
  await keyboard.press('Enter')
  await page.waitForURL('**/members')
}
