import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { validate as isUuid } from 'uuid'
import { type Ctx, inTransaction } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Provider, ProviderEvent } from '../providers/provider.ts'
import { orders } from '../tables.ts'
import { debitNoticeMail } from './debit-notice.mail.ts'
import { dueDate } from './due-date.ts'
import { type DebitRow, debitRequests, debits, mandates } from './tables.ts'

const states = {
  waiting: 'pending',
  exported: 'pending',
  booked: 'completed',
  returned: 'charged_back',
  rejected: 'failed',
} as const

/**
 * The company's own bank: collects direct debits by files (`npm run debits`). Its news come by file as well, and never
 * over the network.
 */
export const bank: Provider = {
  name: 'bank',
  isOpen: () => true,
  methods: ['sdd'],
  accepted: '',
  keepsCards: [],
  async start(ctx, { reference, money }) {
    const mandate = await findSigned(ctx, reference)
    if (!mandate || money.currency !== 'EUR') throw new AppError('mandate_required')
    await inTransaction(ctx, async (tx) => {
      const [begun] = await tx.db
        .insert(debits)
        .values({
          orderId: reference,
          mandateId: mandate.id,
          companyId: mandate.companyId,
          amount: money.amount,
          dueOn: dueDate(tx.now()),
          state: 'waiting',
          createdAt: tx.now(),
          changedAt: tx.now(),
        })
        .onConflictDoNothing()
        .returning({ orderId: debits.orderId })
      if (begun) await queueMail(tx, debitNoticeMail, { memberId: mandate.memberId }, { order: reference })
    })
    return { paymentId: reference, redirect: null }
  },
  async lookUp(ctx, { paymentId }) {
    if (!isUuid(paymentId)) return null
    const [debit] = await ctx.db.select().from(debits).where(eq(debits.orderId, paymentId))
    return debit ? bankEvent(debit) : null
  },
  verify: async () => null,
  async cancel(ctx, { paymentId }) {
    const called = await ctx.db
      .update(debits)
      .set({ state: 'rejected', reason: 'called off', changedAt: ctx.now() })
      .where(and(eq(debits.orderId, paymentId), inArray(debits.state, ['waiting', 'rejected'])))
      .returning({ orderId: debits.orderId })
    if (called.length === 0) throw new AppError('debit_sent')
  },
}

/** What the bank has said of a debit, in the words of all providers. */
export function bankEvent({
  orderId,
  state,
  amount,
}: Pick<DebitRow, 'orderId' | 'state' | 'amount'>): ProviderEvent {
  return {
    eventId: `${orderId}.${state}.${amount}`,
    paymentId: orderId,
    reference: orderId,
    state: states[state],
    money: { amount, currency: 'EUR' },
  }
}

/** The mandate that was signed for an order. */
async function findSigned({ db }: Ctx, orderId: string) {
  const [found] = await db
    .select({ id: mandates.id, memberId: mandates.memberId, companyId: mandates.companyId })
    .from(orders)
    .innerJoin(
      debitRequests,
      and(
        eq(debitRequests.memberId, orders.memberId),
        eq(debitRequests.requestId, orders.requestId),
        isNotNull(debitRequests.confirmedAt),
      ),
    )
    .innerJoin(mandates, eq(mandates.id, debitRequests.mandateId))
    .where(eq(orders.id, orderId))
  return found
}
