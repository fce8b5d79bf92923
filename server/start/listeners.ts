import { addressConfirmed } from '../members/address-confirmed.ts'
import type { Listeners } from '../platform/domain-events.ts'
import { signupEnded } from '../profiles/pass-steps.ts'

/** Which of the product's own queues listen to what. */
const productListeners: Listeners = new Map([
  [addressConfirmed.name, ['signup-message']],
  [signupEnded.name, ['signup-message']],
])

/** The product's listeners together with those of an extension. */
export function withProductListeners(others: Listeners): Listeners {
  const joined = new Map(productListeners)
  for (const [event, queues] of others) joined.set(event, [...(joined.get(event) ?? []), ...queues])
  return joined
}
