import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { expectFocusOn, expectFocusWithin } from './expect-focus-on.ts'
import type { Story } from './stories.ts'
import { tabTo } from './tab-to.ts'

/** Uses the desktop's filters, each of which searches at once, and the chips that remove them. */
export async function searchByKeys(story: Story): Promise<void> {
  const { page, t } = story
  await changeFields(story, page.getByRole('search'))
  const chips = page.getByRole('list', { name: t('profiles.search.filters_chosen') })
  await expect.poll(() => chips.getByRole('button').count()).toBe(3)
  await takeChipsAway(story, chips)
}

/** Uses the phone's filters in their sheet: cancelled with Escape, then applied. */
export async function searchInSheetByKeys(story: Story): Promise<void> {
  const { page, t } = story
  const { keyboard } = page
  const opener = page.getByRole('button', { name: t('profiles.search.filters') })
  const sheet = page.getByRole('dialog', { name: t('profiles.search.filters') })
  await tabTo(page, opener)
  await keyboard.press('Enter')
  await expectFocusWithin(sheet)
  await keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await expectFocusOn(opener)

  await keyboard.press('Space')
  await expectFocusWithin(sheet)
  await changeFields(story, sheet)
  await tabTo(page, sheet.getByRole('button').last())
  await keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('button', { name: t('profiles.search.filters') }))
  await takeChipsAway(story, page.getByRole('list', { name: t('profiles.search.filters_chosen') }))
}

/** Searches for men instead of women, with a lower maximum age. */
async function changeFields({ page, t }: Story, fields: Locator): Promise<void> {
  const { keyboard } = page
  const men = fields.getByRole('radio', { name: t('profiles.search.genders.male'), exact: true })
  await tabTo(page, fields.locator('input[type="radio"]:checked'))
  await keyboard.press('ArrowRight')
  await expect.poll(() => men.isChecked()).toBe(true)
  const oldest = fields.getByRole('slider', { name: t('profiles.search.age_to') })
  await tabTo(page, oldest)
  const before = Number(await oldest.inputValue())
  await keyboard.press('ArrowLeft')
  await expect.poll(async () => Number(await oldest.inputValue())).toBe(before - 1)
}

/** After a chip was removed the focus is on the next one, or on the page's heading after the last. */
async function takeChipsAway({ page, t }: Story, chips: Locator): Promise<void> {
  const { keyboard } = page
  const first = chips.getByRole('button').first()
  await tabTo(page, first)
  await keyboard.press('Enter')
  await expect.poll(() => chips.getByRole('button').count()).toBe(2)
  await expectFocusOn(first)
  await keyboard.press('Enter')
  await chips.waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('heading', { level: 1, name: t('profiles.search.title') }))
  expect(new URL(page.url()).search).toBe('')
}
