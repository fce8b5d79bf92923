import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Bundles } from '#common/wire/credits.ts'
import type { User } from '#common/wire/members.ts'
import type { Order } from '#common/wire/payments.ts'
import { callApi } from './call-api.ts'
import { joinSite } from './join-site.ts'
import { openStories, type Story } from './stories.ts'

const openStory = openStories()

type Ordered = { order: Order; redirect: string }

/** By card, so that a failure is that of a card. */
async function orderByCard({ page, origin }: Story): Promise<Ordered> {
  const { bundles } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  const form = { request_id: randomUUID(), bundle: bundles[0]!.id, method: 'creditcard' }
  const ordered = await callApi<Ordered>(page, 'POST', 'order.php', form)
  await page.goto(new URL(ordered.redirect, origin).href)
  return ordered
}

test('on a phone: declined, expired, confirmed and charged back, each told for what it is', async () => {
  const story = await openStory()
  await joinSite(story, 'Buyer')
  const { page, t, origin, failures } = story
  await page.setViewportSize({ width: 390, height: 844 })
  const press = (key: string) =>
    page.getByRole('button', { name: t(`payments.sandbox.${key}`), exact: true }).click()
  const heading = (key: string, values = {}) =>
    page.getByRole('heading', { name: t(`payments.${key}`, values) }).waitFor()
  const seen = async () => {
    const { user } = await callApi<{ user: User }>(page, 'GET', 'user.php')
    return { credits: user.credits, premium: user.paid_user }
  }
  const before = await seen()

  await orderByCard(story)
  await press('fail')
  await heading('card_failed_title')
  await page.getByRole('link', { name: t('payments.methods.paypal') }).waitFor()

  await orderByCard(story)
  await press('expire')
  await heading('failed_title')
  expect(await seen()).toEqual(before)

  const { order, redirect } = await orderByCard(story)
  await press('authenticate')
  await heading('sandbox.confirm_title')
  await press('confirm_yes')
  await heading('credits_added', { n: order.credits })
  expect(await seen()).toEqual({ credits: before.credits + order.credits, premium: true })

  await page.goto(new URL(redirect, origin).href)
  await press('charge_back')
  await heading('charged_back_title')
  expect(await seen()).toEqual(before)
  expect(failures).toEqual([])
})
