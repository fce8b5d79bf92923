import { expect } from 'vitest'
import { expectFocusOn, expectFocusWithin } from './expect-focus-on.ts'
import type { Story } from './stories.ts'
import { tabTo } from './tab-to.ts'

/** Writes until the credits are used up, buys some, and sends the waiting draft. */
export async function payByKeys(story: Story): Promise<void> {
  const { page, t } = story
  const { keyboard } = page
  await tabTo(page, page.getByRole('textbox'))
  for (const number of [1, 2, 3]) await writeByKeys(story, `Message ${number}, typed`)
  await keyboard.type('One more than the credits')
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: t('errors.not_enough_credits') })
  await expectFocusWithin(dialog)
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('textbox'))
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('link', { name: t('conversations.buy_credits') }))
  await keyboard.press('Enter')
  await buy(story)

  await tabTo(page, page.getByRole('link', { name: t('payments.back_to_chat') }))
  await keyboard.press('Enter')
  await page.waitForURL('**/chats/**')
  await tabTo(page, page.getByRole('textbox'))
  expect(await page.getByRole('textbox').inputValue()).toBe('One more than the credits')
  await keyboard.press('Enter')
  await page.getByRole('log').getByText('One more than the credits').waitFor()
}

async function writeByKeys({ page }: Story, text: string): Promise<void> {
  const box = page.getByRole('textbox')
  await expectFocusOn(box)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.getByRole('log').getByText(text).waitFor()
  await page.waitForURL(/\/chats\/[0-9a-f-]{36}$/)
  // The address changes before the page behind it does; the list then marks the conversation.
  await page.locator('a[href^="/chats/"][aria-current="page"]').waitFor({ state: 'attached' })
  await expectFocusOn(box)
}

async function buy({ page, t }: Story): Promise<void> {
  const { keyboard } = page
  await expectFocusOn(page.getByRole('heading', { level: 1, name: t('credits.title') }))
  await tabTo(page, page.locator('main a[href^="/credits/"]').nth(1))
  await keyboard.press('Enter')
  await expectFocusOn(page.getByRole('heading', { level: 1, name: t('credits.check_and_pay') }))
  const methods = page.getByRole('group', { name: t('credits.how_to_pay') })
  expect(await methods.locator('input:checked').count()).toBe(0)
  await tabTo(page, methods.locator('input').first())
  await keyboard.press('ArrowDown')
  await expect.poll(() => methods.locator('input').nth(1).isChecked()).toBe(true)
  await expectFocusOn(methods.locator('input').nth(1))
  await tabTo(page, page.locator('main').getByRole('button').last())
  await keyboard.press('Enter')
  await page.waitForURL('**/sandbox/**')
  await tabTo(page, page.getByRole('button', { name: t('payments.sandbox.approve') }))
  await keyboard.press('Enter')
  await page.waitForURL('**/transactions/**')
  await page.getByText(t('payments.premium_note')).waitFor()
}
