import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Bundles } from '#common/wire/credits.ts'
import type { Order } from '#common/wire/payments.ts'
import { callApi } from './call-api.ts'

type Ordered = { order: Order; redirect: string }

/**
 * Orders the first bundle by the API; a payment that waits is cancelled first. The result has the address where the
 * sandbox provider waits for a decision.
 */
export async function orderBundle(page: Page): Promise<Ordered> {
  const waiting = await callApi<{ order: Order | null }>(page, 'GET', 'waiting-payment.php')
  if (waiting.order) await callApi(page, 'DELETE', 'order.php', { id: waiting.order.payment_id })
  const { bundles, methods } = await callApi<Bundles>(page, 'GET', 'bundles.php')
  const form = { request_id: randomUUID(), bundle: bundles[0]!.id, method: methods[0] }
  return callApi<Ordered>(page, 'POST', 'order.php', form)
}
