import type { OrderState } from '#common/wire/payments.ts'
import { grant } from '../credits/grant.ts'
import type { Ctx } from '../kernel/context.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { setPaid } from '../members/set-paid.ts'
import { issueInvoice } from './invoices/issue-invoice.ts'
import { paidMinorUnits } from './payment-metrics.ts'
import { hasStandingPurchase, type OrderRow } from './queries.ts'
import { receiptMail } from './receipt.mail.ts'

const moved: OrderState[] = ['completed', 'refunded', 'charged_back']

/**
 * Gives the order's member what money that came or went back brings or takes. `order` is as it was before; its row has
 * the new state already. Money that went back before it was said to have come is credited first, so that the ledger
 * tells both. Premium comes before the credits: that is the order in which sending a message locks the same rows.
 */
export async function settleOrder(ctx: Ctx, order: OrderRow, state: OrderState): Promise<void> {
  if (!moved.includes(state)) return
  const { memberId, currency } = order
  const isNew = order.state !== 'completed'
  if (isNew)
    ctx.afterCommit(() =>
      ctx.metrics.count(paidMinorUnits, { currency }, order.amount + order.transactionCosts),
    )
  if (order.uncredited) return
  if (state !== 'completed') await endPremium(ctx, memberId)
  else await setPaid(ctx, memberId, true)
  if (isNew) {
    await grant(ctx, {
      memberId,
      companyId: order.companyId,
      from: 'sales',
      amount: order.credits,
      kind: 'purchase',
      reference: order.id,
    })
    await issueInvoice(ctx, order)
    if (state === 'completed') await queueMail(ctx, receiptMail, { memberId }, { order: order.id })
  }
}

/**
 * Ends premium unless another purchase stands. That is looked for only under the lock, where what the event of another
 * order did is seen.
 */
async function endPremium(ctx: Ctx, memberId: string): Promise<void> {
  await setPaid(ctx, memberId, false)
  if (await hasStandingPurchase(ctx, memberId)) await setPaid(ctx, memberId, true)
}
