import { expect, test } from 'vitest'
import { discountedPrice } from '#common/payments/discount-rules.ts'
import type { Bundles } from '#common/wire/credits.ts'
import { callApi } from './call-api.ts'
import { endBonusIn } from './end-bonus-in.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()
/** Long enough for a page to come on a busy machine. */
const leftMs = 25_000
/** The countdowns tick once a second. */
const goneWithinMs = leftMs + 1_000

test('when the bonus ends, the countdown, the prices and what the server takes change in the same second', async () => {
  const story = await openStory({ viewport: phone, expected: /status of 409/ })
  const { page, t, origin, failures } = story
  const { id } = await joinSite(story, 'Late')
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  const { price } = bundles[0]!
  const reduced = { ...price, amount: discountedPrice(price.amount, 25) }
  const ends = await endBonusIn(id, leftMs)
  await page.goto(`${origin}/premium`)
  const banner = page.getByRole('complementary', { name: t('alerts.timeBonus.left') })
  await banner.waitFor()
  const first = page.locator('main a[href^="/credits/"]').first()
  expect(await first.locator('s').count()).toBe(1)
  const changed = await page.evaluate(watchTheEnd)
  expect(Math.abs(changed.prices - ends)).toBeLessThan(1_000)
  expect(Math.abs(changed.banner - ends)).toBeLessThan(1_000)
  expect(changed.last).toMatch(/^0:00:0[01]$/)

  // The price that was shown until then is refused, and the one that is shown now is taken.
  const order = (shown: typeof price) => ({
    request_id: crypto.randomUUID(),
    bundle: bundles[0]!.id,
    method: 'creditcard',
    shown,
  })
  await expect(callApi(page, 'POST', 'order.php', order(reduced))).rejects.toThrow('price_changed')
  const taken = await callApi<{ order: { amount: object } }>(page, 'POST', 'order.php', order(price))
  expect(taken.order.amount).toEqual(price)
  expect(failures).toEqual([])
})

test('in the checkout and in the list of discounts nothing promises a discount that has ended', async () => {
  const story: Story = await openStory({ viewport: phone })
  const { page, context, t, origin, failures } = story
  const { id } = await joinSite(story, 'Later')
  await endBonusIn(id, leftMs)
  const checkout = await context.newPage()
  const promises = [page, checkout].map((each) => each.getByText(t('discounts.names.time_bonus')))
  await page.goto(`${origin}/credits`)
  await checkout.goto(`${origin}/credits`)
  await checkout.locator('main a[href^="/credits/"]').first().click()
  await checkout.getByRole('heading', { name: t('credits.check_and_pay') }).waitFor()
  for (const promise of promises) await promise.waitFor()
  for (const promise of promises) await promise.waitFor({ state: 'detached', timeout: goneWithinMs })
  expect(await page.locator('main s').count()).toBe(0)
  expect(failures).toEqual([])
})

/** In the page: when the banner and the old prices go, and what the countdown said last. */
async function watchTheEnd(): Promise<{ banner: number; prices: number; last: string }> {
  const seen = { banner: 0, prices: 0, last: '' }
  while (!seen.banner || !seen.prices) {
    const timer = document.querySelector('aside [role="timer"]')
    if (timer) seen.last = timer.textContent
    else seen.banner ||= Date.now()
    if (!document.querySelector('main a[href^="/credits/"] s')) seen.prices ||= Date.now()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return seen
}
