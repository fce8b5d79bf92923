import { grant } from '../credits/grant.ts'
import { reverse } from '../credits/reverse.ts'
import type { Ctx } from '../ctx/context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { setPaid } from '../members/set-paid.ts'
import { paidMinorUnits, returnedMinorUnits } from './payment-metrics.ts'
import { hasStandingPurchase, type OrderRow } from './queries.ts'
import { receiptMail } from './receipt.mail.ts'

const reversals = { refunded: 'refund', charged_back: 'charged_back' } as const

/**
 * What money that came or went back does to the order's member; `order` is as it was before, its row has the new state
 * already. Money that went back before the news that it had come is credited first, so that the ledger tells both.
 * Premium before the credits: the order in which sending a message locks the same rows.
 */
export async function settleOrder(
  ctx: Ctx,
  order: OrderRow,
  state: 'completed' | keyof typeof reversals,
): Promise<void> {
  const { memberId, credits, currency } = order
  const money = order.amount + order.transactionCosts
  await (state === 'completed' ? setPaid(ctx, memberId, true) : endPremium(ctx, memberId))
  if (order.state !== 'completed') {
    await grant(ctx, {
      memberId,
      companyId: order.companyId,
      from: 'sales',
      amount: credits,
      kind: 'purchase',
      reference: order.id,
    })
    ctx.afterCommit(() => ctx.metrics.count(paidMinorUnits, { currency }, money))
  }
  if (state === 'completed') await queueMail(ctx, receiptMail, { memberId }, { order: order.id })
  else {
    await reverse(ctx, { memberId, amount: credits, kind: reversals[state], reference: order.id })
    ctx.afterCommit(() => ctx.metrics.count(returnedMinorUnits, { currency }, money))
  }
  await ctx.events.publish(ctx, memberId, { type: 'user' })
}

/** Unless another purchase stands: looked for only under the lock, where what another order's notice did is seen. */
async function endPremium(ctx: Ctx, memberId: string): Promise<void> {
  await setPaid(ctx, memberId, false)
  if (await hasStandingPurchase(ctx, memberId)) await setPaid(ctx, memberId, true)
}
