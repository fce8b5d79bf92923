import { eq } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { applyEvent } from '#server/payments/apply-event.ts'
import { orders } from '#server/payments/tables.ts'
import { bankEvent } from '../bank.ts'
import { type DebitRow, debitBatches, debits } from '../tables.ts'
import type { BankNews } from './read-bank-file.ts'

/** The states of a debit that each piece of news changes; in all others it is late, or was told before. */
const changes: Record<BankNews['state'], DebitRow['state'][]> = {
  booked: ['exported'],
  returned: ['exported', 'booked'],
  rejected: ['exported'],
}

export type NewsOutcome = 'applied' | 'known' | 'differs' | 'unknown'

/**
 * Applies what the bank says of a debit, by the same way as any provider event. Told twice it changes nothing more; of
 * another amount it is quarantined, and the debit stays as it was.
 */
export async function applyBankNews(ctx: Ctx, news: BankNews): Promise<NewsOutcome> {
  const orderId = orderIdOf(news.endToEndId ?? '')
  if (!orderId) return 'unknown'
  return inTransaction(ctx, async (tx) => {
    // The order first, as in applyEvent.
    await tx.db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
    const [debit] = await tx.db.select().from(debits).where(eq(debits.orderId, orderId))
    if (!debit) return 'unknown'
    const told = { ...debit, state: news.state, amount: news.amount ?? debit.amount }
    const differs = told.amount !== debit.amount
    if (!differs && !changes[news.state].includes(debit.state)) return 'known'
    if (!differs)
      await tx.db
        .update(debits)
        .set({ state: news.state, reason: news.reason ?? null, changedAt: tx.now() })
        .where(eq(debits.orderId, orderId))
    await applyEvent(tx, 'bank', bankEvent(told))
    return differs ? 'differs' : 'applied'
  })
}

/** The debits of one payment of a file (PmtInfId), each as news of its own. */
export async function newsOfPayment({ db }: Pick<Ctx, 'db'>, news: BankNews): Promise<BankNews[]> {
  const [, messageId, place] = /^(.+)-(\d{1,4})$/.exec(news.paymentInfoId ?? '') ?? []
  if (!messageId) return [news]
  const found = await db
    .select({ orderId: debits.orderId, dueOn: debits.dueOn, sequence: debits.sequence })
    .from(debits)
    .innerJoin(debitBatches, eq(debitBatches.id, debits.batchId))
    .where(eq(debitBatches.messageId, messageId))
    .orderBy(debits.dueOn, debits.sequence)
  const payments = Object.values(Object.groupBy(found, ({ dueOn, sequence }) => `${dueOn} ${sequence}`))
  return (payments[Number(place) - 1] ?? []).map(({ orderId }) => ({
    state: news.state,
    endToEndId: orderId.replaceAll('-', ''),
  }))
}

export function orderIdOf(endToEndId: string): string | null {
  const id = endToEndId.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return isUuid(id) ? id : null
}
