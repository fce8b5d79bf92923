import { asc, eq, isNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { type Ctx, inTransaction } from '#server/ctx/context.ts'
import type { Db } from '#server/platform/db/db.ts'
import { RefundRefused } from '../providers/provider.ts'
import type { OrderRow } from '../queries.ts'
import { moneyBackRequests, orders } from '../tables.ts'
import { bookRefund } from './book-refund.ts'
import { minorUnits } from './minor-units.ts'
import { endMoneyBack, openMoneyBack } from './money-back.ts'
import { refundOrder } from './refund-order.ts'
import { moneyUnderWay, type RefundRow } from './under-way.ts'

type Needs = {
  db: Db
  ctxOf: (siteId: number) => Ctx
  /** Who of the staff asks. */
  by: string
}

/** A command that cannot be followed; the message says why. */
class RefundCommandError extends Error {}

const usage = `npm run refund                                                          lists what members ask back
npm run refund -- <payment id> [amount, as 12.50] "<reason>"            gives money back: what its member asks, else all that is left
npm run refund -- by-hand <payment id> <amount> <reference> "<reason>"  books what was given back by a transfer or in the provider’s console
npm run refund -- refuse <payment id> "<reason>"                        refuses what its member asks`

/** Follows one command of the staff. Returns what to print. */
export async function runRefundCommand(needs: Needs, words: string[]): Promise<string> {
  const [first] = words
  if (first === undefined) return listAsked(needs)
  if (first === 'by-hand') return bookByHand(needs, words.slice(1))
  if (first === 'refuse') return refuse(needs, words.slice(1))
  return giveBack(needs, words)
}

async function listAsked({ db }: Needs): Promise<string> {
  const asked = await db
    .select({ request: moneyBackRequests, currency: orders.currency })
    .from(moneyBackRequests)
    .innerJoin(orders, eq(orders.id, moneyBackRequests.orderId))
    .where(isNull(moneyBackRequests.endedAt))
    .orderBy(asc(moneyBackRequests.createdAt))
  const lines = asked.map(({ request, currency }) => {
    const { createdAt, orderId, kind, amount, paid, held, reason } = request
    const money = `${amount - paid} minor units of ${currency} for ${held} credits`
    return `${createdAt.toISOString()} ${orderId} ${kind}: ${money}${reason && `, “${reason}”`}`
  })
  return lines.length > 0 ? lines.join('\n') : 'Nobody asks for money back.'
}

async function giveBack(needs: Needs, [id, ...words]: string[]): Promise<string> {
  const amount = words.length > 1 ? words.shift() : undefined
  const reason = words.join(' ').trim()
  const order = await findOrder(needs, id, reason)
  const part = amount === undefined ? undefined : minorUnits(amount, order.currency)
  const ctx = needs.ctxOf(order.siteId)
  return said(await refundOrder(ctx, { order: order.id, amount: part, reason, by: needs.by }), order.currency)
}

async function bookByHand(
  needs: Needs,
  [id, wanted = '', reference = '', ...words]: string[],
): Promise<string> {
  const reason = words.join(' ').trim()
  const order = await findOrder(needs, id, reason)
  const amount = minorUnits(wanted, order.currency)
  const given = { order: order.id, amount, reference, reason, by: needs.by }
  const what = `${amount} minor units of ${order.currency} by “${reference}”`
  return (await bookRefund(needs.ctxOf(order.siteId), given)) === 'known'
    ? `${what} were booked before.`
    : `${what} are booked; the credits went back with them.`
}

async function refuse(needs: Needs, [id, ...words]: string[]): Promise<string> {
  const refusal = words.join(' ').trim()
  const { id: orderId, siteId } = await findOrder(needs, id, refusal)
  return inTransaction(needs.ctxOf(siteId), async (tx) => {
    const [order] = await tx.db.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const request = await openMoneyBack(tx, orderId)
    if (!order || !request) throw new RefundRefused('its member asks nothing back')
    if (request.kind === 'withdrawal') throw new RefundRefused('a withdrawal cannot be refused')
    if ((await moneyUnderWay(tx, orderId, request.id)) > 0)
      throw new RefundRefused('money is on its way back')
    await endMoneyBack(tx, order, request, { outcome: 'refused', refusedBy: needs.by, refusal })
    return `Refused; ${request.held} credits can be spent again. Its member is not told: answer by mail.`
  })
}

async function findOrder({ db }: Needs, id: string | undefined, reason: string): Promise<OrderRow> {
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
