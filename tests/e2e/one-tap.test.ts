import { randomUUID } from 'node:crypto'
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import type { SandboxCard } from '#common/payments/sandbox-states.ts'
import type { Bundles } from '#common/wire/credits.ts'
import type { User } from '#common/wire/members.ts'
import type { Order } from '#common/wire/payments.ts'
import { callApi } from './call-api.ts'
import { accessibilityFindings } from './check-accessibility.ts'
import { findPeople } from './find-people.ts'
import { joinSite } from './join-site.ts'
import { phone } from './open-browser.ts'
import { openStories, type Story } from './stories.ts'
import { writeMessage } from './write-message.ts'

const openStory = openStories()

test('on a phone: out of credits in a chat, one tap repeats the last order, and the draft is there to be sent', async () => {
  const story = await buyer('approves', /status of 402/)
  const { page, origin, failures } = story
  const [someone] = await findPeople(page)
  const { credits } = await userOf(story)
  for (let sent = 0; sent < credits; sent += 1)
    await callApi(page, 'POST', 'message.php', { to: someone!.id, client_id: randomUUID(), body: 'Hello' })
  await page.goto(`${origin}/members/${someone!.id}/chat`)
  await writeMessage(page, 'One more')
  const dialog = page.getByRole('dialog')
  const pay = payButton(dialog, story)
  await pay.waitFor()
  expect(await pay.innerText()).toMatch(/€|£/)
  expect(await accessibilityFindings(page)).toEqual([])
  await pay.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
    setTimeout(() => button.click(), 20)
  })
  await dialog.waitFor({ state: 'detached' })
  const { order } = await lastOrder(story)
  expect(await toasts(story, order)).toBe(1)
  expect(await page.getByRole('textbox').inputValue()).toBe('One more')
  expect((await userOf(story)).credits).toBe(order.credits)
  expect((await lastOrder(story)).count).toBe(2)
  expect(failures).toEqual([])
})

test('of two tabs that offer the same by one tap one buys, and the other says so', async () => {
  const story = await buyer('approves', /status of 409/)
  const { context, t, origin, failures } = story
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  for (const tab of tabs) await tab.goto(`${origin}/credits`)
  const [first, second] = tabs.map((tab) => payButton(tab.locator('main'), story))
  await second!.waitFor()
  await first!.click()
  await tabs[0].waitForURL('**/transactions/**')
  await second!.click()
  await tabs[1].getByText(t('errors.bought_meanwhile')).waitFor()
  expect((await lastOrder(story)).count).toBe(2)
  expect(failures).toEqual([])
})

test('a kept card that is declined is charged once, not a second time unasked', async () => {
  const story = await buyer('declines')
  const { page, t, origin, failures } = story
  await page.goto(`${origin}/credits`)
  await payButton(page.locator('main'), story).click()
  await page.getByRole('heading', { name: t('payments.card_failed_title') }).waitFor()
  expect(await lastOrder(story)).toMatchObject({ count: 2, order: { state: 'failed' } })
  await page.getByRole('link', { name: t('payments.methods.paypal') }).waitFor()

  // By hand it is another attempt.
  await page.getByRole('link', { name: t('payments.try_again') }).click()
  await page.locator('[data-bottom-bar] button').click()
  await expect.poll(async () => (await lastOrder(story)).count).toBe(3)
  expect(failures).toEqual([])
})

test('the page says it where the credits come late', async () => {
  const story = await buyer('approves')
  const { page, t, origin, failures } = story
  await page.goto(`${origin}/credits`)
  await page.locator('main a[href^="/credits/"]').first().click()
  await page.locator('main input[value="paypal"]').check()
  await page.locator('[data-bottom-bar] button').click()
  await page.waitForURL('**/sandbox/**')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.getByRole('button', { name: t('payments.sandbox.pending'), exact: true }).click()
  await page.getByRole('heading', { name: t('payments.pending_title') }).waitFor()
  await page.goto(`${origin}/likes`)
  await callApi(page, 'POST', 'sandbox.php', { id, decision: 'approve' })
  const { order } = await lastOrder(story)
  expect(await toasts(story, order)).toBe(1)
  expect(failures).toEqual([])
})

/** A member who has bought the smallest bundle by a card that is kept and behaves so the next time. */
async function buyer(card: SandboxCard, expected?: RegExp): Promise<Story> {
  const story = await openStory({ viewport: phone, ...(expected && { expected }) })
  await joinSite(story, 'Repeater')
  const { page } = story
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  const form = { request_id: randomUUID(), bundle: bundles[0]!.id, method: 'creditcard', keep_card: true }
  const { redirect } = await callApi<{ redirect: string }>(page, 'POST', 'order.php', form)
  await callApi(page, 'POST', 'sandbox.php', { id: redirect.split('/').at(-1), decision: 'approve', card })
  return story
}

/** How often the credits' coming is shown. */
async function toasts({ page, t }: Story, { credits }: Order): Promise<number> {
  const shown = page.getByTitle(t('payments.credits_added', { n: credits }))
  await shown.first().waitFor()
  return shown.count()
}

function payButton(within: Locator, { t }: Story): Locator {
  return within.getByRole('group', { name: t('cards.same_again') }).getByRole('button')
}

async function userOf({ page }: Story): Promise<User> {
  return (await callApi<{ user: User }>(page, 'GET', 'user.php')).user
}

async function lastOrder({ page }: Story): Promise<{ order: Order; count: number }> {
  const { orders } = await callApi<{ orders: Order[] }>(page, 'GET', 'orders.php')
  return { order: orders[0]!, count: orders.length }
}
