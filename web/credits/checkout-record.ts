/** What the tab remembers of a purchase until it ends: the same attempt again is then the same order. */
export type CheckoutRecord = { bundle: string; method: string; request_id: string; order?: string }

export const checkoutKey = 'checkout'

export function parseCheckout(text: string): CheckoutRecord | null {
  // Written by this tab.
  const kept: CheckoutRecord | null = text ? JSON.parse(text) : null
  return kept
}
