import { creditsReturned } from './credits-returned.ts'

/** How an order stands: `reversed` of its credits and `returned` of its money went back, `waiting` of it is on its way. */
export type Standing = {
  order: { credits: number; amount: number; transactionCosts: number; returned: number }
  reversed: number
  waiting: number
}

/** Credits of an order that went back, or will with the money that is on its way. */
export function creditsGone({ order, reversed, waiting }: Standing): number {
  return Math.max(reversed, creditsReturned(order, order.returned + waiting))
}

/**
 * Returns what can go back of an order whose buyer has so many unused credits: what was paid without what went back
 * already or is on its way, and of that no more than the share of the unused credits, rounded down. What went back was
 * not used: with all other credits unused it is all other money, transaction costs included.
 */
export function refundLeft(standing: Standing, unused: number): { credits: number; amount: number } {
  const { order, waiting } = standing
  const whole = order.credits - creditsGone(standing)
  const credits = Math.max(0, Math.min(unused, whole))
  const total = order.amount + order.transactionCosts
  const left = total - order.returned - waiting
  if (credits === 0) return { credits, amount: 0 }
  if (credits === whole) return { credits, amount: left }
  return { credits, amount: Math.min(left, Math.floor((total * credits) / order.credits)) }
}
