import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { discountedPrice } from '#common/payments/discount-rules.ts'
import type { Bundles } from '#common/wire/credits.ts'
import type { DiscountCode } from '#common/wire/discounts.ts'
import { callApi } from './call-api.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { orderBundle } from './order-bundle.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
type Welcome = { discountcode: DiscountCode; now: string }

test('a newcomer sees how long the bonus lasts, enters a code, pays less, and has no banner any more', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 422/ })
  const { page, t, origin, failures } = story
  await joinSite(story, 'Newcomer')
  await spendCredits(story)
  await page.clock.install()
  await page.goto(`${origin}/members`)
  const banner = page.getByRole('complementary', { name: t('alerts.timeBonus.left') })
  await banner.waitFor()
  await expect.poll(() => secondsAway(story)).toBeLessThan(2)

  await page.clock.fastForward(41_000)
  const modal = page.getByRole('dialog', { name: t('discounts.modal.title', { percent: '25%' }) })
  await modal.getByRole('link', { name: t('discounts.modal.button') }).click()
  await page.waitForURL('**/credits?back=*')
  await modal.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: t('discounts.dialog.open') }).click()
  const dialog = page.getByRole('dialog', { name: t('discounts.dialog.title') })
  await dialog.getByRole('textbox').fill('NOSUCHCODE')
  await dialog.getByRole('button', { name: t('discounts.dialog.apply') }).click()
  await dialog.getByText(t('errors.fields.code_not_found')).waitFor()
  await dialog.getByRole('textbox').fill('serenade10')
  await dialog.getByRole('button', { name: t('discounts.dialog.apply') }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(t('discounts.one_applies')).waitFor()

  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  await page.goto(`${origin}/members`)
  await banner.waitFor()
  const { order, redirect } = await orderBundle(page)
  expect(order.discount?.code).toBe('TIMEBONUS25')
  expect(order.amount.amount).toBe(discountedPrice(bundles[0]!.price.amount, 25))
  await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision: 'approve' })
  await banner.waitFor({ state: 'detached' })
  expect(failures).toEqual([])
})

/** The modal is for who has no credits. */
async function spendCredits({ page }: Story): Promise<void> {
  const [someone] = await findPeople(page)
  for (const body of ['One', 'Two', 'Three'])
    await callApi(page, 'POST', 'message.php', { to: someone!.id, client_id: randomUUID(), body })
}

/** How many seconds the banner's countdown is away from the server's. */
async function secondsAway({ page, t }: Story): Promise<number> {
  const timer = page.getByRole('timer', { name: t('alerts.timeBonus.left') })
  const path = 'discountcode.php?welcome=true'
  const { discountcode, now } = await callApi<Welcome>(page, 'GET', path)
  const [hours, minutes, seconds] = (await timer.innerText()).split(':').map(Number)
  const left = (Date.parse(discountcode.expires!) - Date.parse(now)) / 1000
  return Math.abs(hours! * 3600 + minutes! * 60 + seconds! - left)
}
