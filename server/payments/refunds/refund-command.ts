import { asc, eq, isNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import type { StaffCtx } from '#server/kernel/context.ts'
import type { OrderRow } from '../queries.ts'
import { orders, refundRequests } from '../tables.ts'
import { bookRefund } from './book-refund.ts'
import { minorUnits } from './minor-units.ts'
import { refundOrder } from './refund-order.ts'
import { refuseRefundRequest } from './refuse-refund-request.ts'
import type { RefundRow } from './under-way.ts'

/** A command that cannot be followed; the message says why. */
class RefundCommandError extends Error {}

const usage = `npm run refund                                                          lists what members ask back
npm run refund -- <payment id> [amount, as 12.50] "<reason>"            gives money back: what its member asks, else all that is left
npm run refund -- by-hand <payment id> <amount> <reference> "<reason>"  books what was given back by a transfer or in the provider’s console
npm run refund -- refuse <payment id> "<reason>"                        refuses what its member asks`

/** Follows one command of the staff. Returns what to print. */
export async function runRefundCommand(ctx: StaffCtx, words: string[]): Promise<string> {
  const [first] = words
  if (first === undefined) return listAsked(ctx)
  if (first === 'by-hand') return bookByHand(ctx, words.slice(1))
  if (first === 'refuse') return refuse(ctx, words.slice(1))
  return giveBack(ctx, words)
}

async function listAsked({ db }: StaffCtx): Promise<string> {
  const asked = await db
    .select({ request: refundRequests, currency: orders.currency })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(isNull(refundRequests.endedAt))
    .orderBy(asc(refundRequests.createdAt))
  const lines = asked.map(({ request, currency }) => {
    const { createdAt, orderId, kind, amount, paid, held, reason } = request
    const money = `${amount - paid} minor units of ${currency} for ${held} credits`
    return `${createdAt.toISOString()} ${orderId} ${kind}: ${money}${reason && `, “${reason}”`}`
  })
  return lines.length > 0 ? lines.join('\n') : 'Nobody asks for money back.'
}

async function giveBack(ctx: StaffCtx, [id, ...words]: string[]): Promise<string> {
  const amount = words.length > 1 ? words.shift() : undefined
  const reason = words.join(' ').trim()
  const order = await findOrder(ctx, id, reason)
  const part = amount === undefined ? undefined : minorUnits(amount, order.currency)
  return said(await refundOrder(ctx, { order: order.id, amount: part, reason }), order.currency)
}

async function bookByHand(
  ctx: StaffCtx,
  [id, wanted = '', reference = '', ...words]: string[],
): Promise<string> {
  const reason = words.join(' ').trim()
  const order = await findOrder(ctx, id, reason)
  const amount = minorUnits(wanted, order.currency)
  const given = { order: order.id, amount, reference, reason }
  const what = `${amount} minor units of ${order.currency} by “${reference}”`
  return (await bookRefund(ctx, given)) === 'known'
    ? `${what} were booked before.`
    : `${what} are booked; the credits went back with them.`
}

async function refuse(ctx: StaffCtx, [id, ...words]: string[]): Promise<string> {
  const refusal = words.join(' ').trim()
  const { id: order } = await findOrder(ctx, id, refusal)
  const { held } = await refuseRefundRequest(ctx, { order, refusal })
  return `Refused; ${held} credits can be spent again. Its member is not told: answer by mail.`
}

async function findOrder({ db }: StaffCtx, id: string | undefined, reason: string): Promise<OrderRow> {
  if (!id || !isUuid(id) || !reason) throw new RefundCommandError(`Name a payment and a reason:\n${usage}`)
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw new RefundCommandError('There is no such payment.')
  return order
}

function said({ state, amount, refusal }: RefundRow, currency: string): string {
  const what = `${amount} minor units of ${currency}`
  if (state === 'refused') return `The provider refused to give ${what} back: ${refusal}.`
  if (state === 'requested') return `The provider could not be asked; ${what} will be asked for again.`
  return `The provider was asked for ${what}. The credits go back when it says that the money did.`
}
