import { expect, test } from 'vitest'
import type { User } from '#common/members.ts'
import type { Order } from '#common/payments.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { orderBundle } from './order-bundle.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('two clicks on pay make one order', async () => {
  const { page, t, origin, failures } = await buyer()
  await page.goto(`${origin}/credits`)
  await page.getByRole('heading', { level: 1, name: t('credits.title') }).waitFor()
  await page.locator('main').getByRole('button').last().dblclick()
  await page.waitForURL('**/sandbox/**')
  await page.goBack()
  await page.locator('main').getByRole('button').last().click()
  await page.waitForURL('**/sandbox/**')
  const { orders } = await callApi<{ orders: Order[] }>(page, 'GET', 'orders.php')
  expect(orders).toHaveLength(1)
  expect(failures).toEqual([])
})

test.each([
  { decision: 'fail', title: 'payments.failed_title', state: 'failed' },
  { decision: 'cancel', title: 'payments.failed_title', state: 'cancelled' },
  { decision: 'pending', title: 'payments.pending_title', state: 'pending' },
])('$decision: no credits, and the page says so', async ({ decision, title, state }) => {
  const { page, t, origin, failures } = await buyer()
  const { order, redirect } = await orderBundle(page)
  await page.goto(new URL(redirect, origin).href)
  await page.getByRole('button', { name: t(`payments.sandbox.${decision}`) }).click()
  await page.waitForURL(`**/transactions/${order.payment_id}`)
  await page.getByRole('heading', { name: t(title) }).waitFor()
  const { user } = await callApi<{ user: User }>(page, 'GET', 'user.php')
  expect([user.credits, user.paid_user]).toEqual([3, false])
  await page.getByRole('link', { name: t('payments.all_payments') }).click()
  await page
    .locator('main')
    .getByText(t(`payments.states.${state}`))
    .waitFor()
  expect(failures).toEqual([])
})

test('a payment that was pending is paid in the end, and the open page shows it', async () => {
  const { page, t, origin, failures } = await buyer()
  const { order } = await orderBundle(page)
  await page.goto(`${origin}/transactions/${order.payment_id}`)
  await page.getByRole('heading', { name: t('payments.pending_title') }).waitFor()
  const { pathname } = new URL(
    (await page.getByRole('link', { name: t('payments.back_to_payment') }).getAttribute('href'))!,
    origin,
  )
  const id = pathname.split('/').at(-1)
  await callApi(page, 'POST', 'sandbox.php', { id, decision: 'approve' })
  await page.getByRole('heading', { name: t('payments.credits_added', { n: order.credits }) }).waitFor()
  expect(failures).toEqual([])
})

async function buyer(): Promise<Story> {
  const story = await openStory()
  await joinSite(story, 'Buyer')
  return story
}
