import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Bundles } from '#common/wire/credits.ts'
import type { User } from '#common/wire/members.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { orderBundle } from './order-bundle.ts'
import { openStories } from './stories.ts'

const openStory = openStories()

test('a limit of one’s own is set in the settings, and stops the checkout with its reason', async () => {
  const story = await openStory({ viewport: phone, expected: /409/ })
  const { page, t, origin, failures } = story
  await joinSite(story, 'Thrifty')
  await page.goto(`${origin}/notifications#spending`)
  await page.getByLabel(t('spending.cap.label', { currency: 'GBP' })).fill('1')
  const section = page.locator('form', { has: page.locator('input[name="cap"]') })
  await section.getByRole('button', { name: t('spending.save') }).click()
  await section.getByText(t('spending.saved'), { exact: true }).waitFor()

  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  const checkout = `/credits/${bundles[0]?.id}/creditcard`
  await page.goto(origin + checkout)
  await page.locator('[data-bottom-bar] button').click()
  const reason = t('errors.spending_cap', { cap: '£1.00', left: '£1.00' })
  await page.getByRole('alert').getByText(reason).waitFor()
  expect(new URL(page.url()).pathname).toBe(checkout)
  expect(failures).toEqual([])
})

test('a purchase is withdrawn from, its credits are set aside, and it is kept after all', async () => {
  const story = await openStory({ viewport: phone })
  const { page, t, origin, failures } = story
  await joinSite(story, 'Hesitant')
  const before = await creditsOf(page)
  const { order, redirect } = await orderBundle(page)
  await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision: 'approve' })
  await page.goto(`${origin}/withdraw?order=${order.payment_id}`)
  await page.getByText(t('spending.withdraw.held_hint')).waitFor()
  await page.getByRole('button', { name: t('spending.withdraw.confirm') }).click()
  await page.getByText(t('spending.withdraw.set_aside')).waitFor()
  expect(await creditsOf(page)).toBe(before)
  await page.getByRole('button', { name: t('spending.withdraw.back') }).click()
  await page.getByText(t('spending.withdraw.held', { n: order.credits })).waitFor()
  await page.getByRole('button', { name: t('spending.withdraw.next') }).click()
  await page.getByRole('button', { name: t('spending.withdraw.drop') }).click()
  await page.getByText(t('spending.withdraw.unused', { n: order.credits })).waitFor()
  expect(await creditsOf(page)).toBe(before + order.credits)
  await page.goto(`${origin}/transactions?show=credits`)
  for (const kind of ['held', 'released'])
    await page.getByText(t(`payments.statement.kinds.${kind}`, { number: order.number })).waitFor()
  expect(failures).toEqual([])
})

const creditsOf = async (page: Page) => (await callApi<{ user: User }>(page, 'GET', 'user.php')).user.credits
