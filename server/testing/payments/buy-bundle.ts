import { v4 as uuidv4 } from 'uuid'
import { expect } from 'vitest'
import type { Bundles } from '#common/wire/credits.ts'
import type { Order } from '#common/wire/payments.ts'
import type { TestBrowser } from '../start/create-test-browser.ts'

export type Purchase = { order: Order; redirect: string; sandboxId: string }

/**
 * Orders a bundle, by default the smallest, as the checkout does. Nothing is paid yet. A payment that waits is cancelled
 * first: its provider may still complete it.
 */
export async function orderBundle(browser: TestBrowser, index = 0): Promise<Purchase> {
  const offer: Bundles = (await browser.get('/api/bundles.php')).body
  const waiting = (await browser.get('/api/waiting-payment.php')).body.order
  if (waiting) await browser.delete('/api/order.php', { id: waiting.payment_id })
  const answer = await browser.post('/api/order.php', {
    request_id: uuidv4(),
    bundle: offer.bundles[index]!.id,
    method: offer.methods[0],
  })
  expect(answer.status).toBe(200)
  const { order, redirect } = answer.body
  return { order, redirect, sandboxId: redirect.slice('/sandbox/'.length) }
}

export function decide(browser: TestBrowser, id: string, decision: string) {
  return browser.post('/api/sandbox.php', { id, decision })
}
