import { expect, test } from 'vitest'
import type { User } from '#common/wire/members.ts'
import type { Order } from '#common/wire/payments.ts'
import { callApi } from './call-api.ts'
import { chooseBundle, chooseMethod } from './choose-bundle.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { orderBundle } from './order-bundle.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

test('on a phone: from a locked door to premium, and back; who goes back from the bank cannot pay twice', async () => {
  const { page, t, origin, failures } = await openBuyer({ viewport: phone })
  const [someone] = await findPeople(page)
  const door = `/members/${someone!.id}`
  await page.goto(`${origin}/premium?back=${encodeURIComponent(door)}`)
  await page.getByRole('table', { name: t('premium.table.label') }).waitFor()
  await chooseBundle(page)
  const pay = page.locator('main').getByRole('button').last()
  expect(await pay.isDisabled()).toBe(true)
  await chooseMethod(page)
  await pay.dblclick()
  await page.waitForURL('**/sandbox/**')

  // Back at the checkout there is no second pay button, and the payment follows wherever one goes.
  await page.goBack()
  await page.getByRole('heading', { name: t('credits.waiting.title') }).waitFor()
  expect(await page.getByRole('group', { name: t('credits.how_to_pay') }).count()).toBe(0)
  await page.goto(`${origin}/credits`)
  await page.getByRole('link', { name: t('credits.waiting.see') }).click()
  await page.getByRole('heading', { name: t('payments.pending_title') }).waitFor()
  await page.getByRole('link', { name: t('payments.back_to_payment') }).click()
  await page.getByRole('button', { name: t('payments.sandbox.approve') }).click()
  await page.getByText(t('payments.premium_note')).waitFor()
  const { orders } = await callApi<{ orders: Order[] }>(page, 'GET', 'orders.php')
  expect(orders).toHaveLength(1)
  expect(await page.getByRole('link', { name: t('payments.receipt') }).getAttribute('href')).toContain(
    orders[0]!.payment_id,
  )
  await page.goto(`${origin}/transactions?show=credits`)
  await page.getByText(t('payments.statement.kinds.purchase', { number: orders[0]!.number })).waitFor()
  await page.goto(`${origin}/transactions/${orders[0]!.payment_id}`)
  await page.getByRole('link', { name: t('payments.back_to_page') }).click()
  await page.waitForURL(`**${door}`)
  expect(failures).toEqual([])
})

test.each([
  { decision: 'fail', title: 'payments.card_failed_title', state: 'failed' },
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

const buyer = () => openBuyer({})

async function openBuyer(options: Parameters<typeof openStory>[0]): Promise<Story> {
  const story = await openStory(options)
  await joinSite(story, 'Buyer')
  return story
}
