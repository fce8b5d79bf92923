import { readTabText, writeTabText } from '#client/page/tab-text.ts'

/** The purchase as the tab stores it until it has ended, so that another attempt is the same order. */
export type CheckoutRecord = {
  bundle: string
  method: string
  card?: string
  request_id: string
  order?: string
}

/** The name under which the tab stores it. */
export const checkoutKey = 'checkout'

export function parseCheckout(text: string): CheckoutRecord | null {
  // Written by this tab.
  const kept: CheckoutRecord | null = text ? JSON.parse(text) : null
  return kept
}

export function readCheckout(): CheckoutRecord | null {
  return parseCheckout(readTabText(checkoutKey))
}

/** Null: the purchase has ended, so that the next one is another order. */
export function writeCheckout(record: CheckoutRecord | null): void {
  writeTabText(checkoutKey, record ? JSON.stringify(record) : '')
}
