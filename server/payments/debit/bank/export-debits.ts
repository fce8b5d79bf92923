import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { required } from '#common/required.ts'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { orders } from '#server/payments/tables.ts'
import type { Db } from '#server/platform/db/db.ts'
import { one } from '#server/platform/db/one.ts'
import { companies } from '#server/sites/tables.ts'
import { openDetails } from '../details.ts'
import { earliestDueDate } from '../due-date.ts'
import { debitBatches, debits, mandates } from '../tables.ts'
import { writePain008 } from './write-pain-008.ts'

/**
 * Puts all debits of a company that wait into a file, once: who exports at the same time waits and finds none. Answers
 * its message id, or null when there was nothing to collect. A debit whose payer was erased stays behind.
 */
export async function exportDebits(ctx: StaffCtx, companyId: number): Promise<string | null> {
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select from company where id = ${companyId} for no key update`)
    const waiting = await tx.db
      .select({ orderId: debits.orderId, amount: debits.amount, dueOn: debits.dueOn, mandateId: mandates.id })
      .from(debits)
      .innerJoin(mandates, eq(mandates.id, debits.mandateId))
      // Of an order that ended meanwhile nothing is collected.
      .innerJoin(orders, and(eq(orders.id, debits.orderId), inArray(orders.state, ['created', 'pending'])))
      .where(and(eq(debits.companyId, companyId), eq(debits.state, 'waiting'), isNotNull(mandates.details)))
      .orderBy(asc(debits.dueOn), asc(debits.createdAt), asc(debits.orderId))
      .for('update', { of: debits })
    if (waiting.length === 0) return null
    const used = await usedMandates(
      tx.db,
      waiting.map(({ mandateId }) => mandateId),
    )
    const now = tx.now()
    const earliest = earliestDueDate(now)
    const batchId = uuidv7()
    const stamp = now.toISOString().slice(0, 19).replace(/\D/g, '')
    const messageId = `DD${stamp}-${randomBytes(4).toString('hex')}`
    const amount = waiting.reduce((sum, debit) => sum + debit.amount, 0)
    const values = { companyId, messageId, transactions: waiting.length, amount, createdAt: now }
    await tx.db.insert(debitBatches).values({ id: batchId, ...values })
    for (const { orderId, dueOn, mandateId } of waiting) {
      const sequence = used.has(mandateId) ? 'RCUR' : 'FRST'
      used.add(mandateId)
      const isLate = dueOn < earliest
      await tx.db
        .update(debits)
        .set({ state: 'exported', batchId, sequence, dueOn: isLate ? earliest : dueOn, changedAt: now })
        .where(eq(debits.orderId, orderId))
    }
    return messageId
  })
}

/** Finds the mandates by which something was collected before: a debit that the bank rejected does not count. */
async function usedMandates(db: Db, ids: string[]): Promise<Set<string>> {
  const used = await db
    .select({ id: debits.mandateId })
    .from(debits)
    .where(and(inArray(debits.mandateId, ids), isNotNull(debits.batchId), ne(debits.state, 'rejected')))
  return new Set(used.map(({ id }) => id))
}

/** `text` is null once nobody of a file is left who could pay. */
export type BatchFile = { text: string | null; debits: number; amount: number; erased: number }

/**
 * Writes the file of a batch from what is stored, so that a lost one can be written again, the same to the letter but
 * for those whose account is erased since.
 */
export async function batchFile(db: Db, messageId: string): Promise<BatchFile | null> {
  const [batch] = await db.select().from(debitBatches).where(eq(debitBatches.messageId, messageId))
  if (!batch) return null
  const company = one(await db.select().from(companies).where(eq(companies.id, batch.companyId)))
  const collected = await db
    .select({ debit: debits, mandate: mandates })
    .from(debits)
    .innerJoin(mandates, eq(mandates.id, debits.mandateId))
    .where(eq(debits.batchId, batch.id))
    .orderBy(asc(debits.dueOn), asc(debits.sequence), asc(debits.createdAt), asc(debits.orderId))
  const all = await Promise.all(
    collected.map(async ({ debit, mandate }) => ({
      endToEndId: endToEndId(debit.orderId),
      amount: debit.amount,
      dueOn: debit.dueOn,
      sequence: required(debit.sequence),
      mandate: { reference: mandate.reference, signedOn: mandate.signedAt.toISOString().slice(0, 10) },
      details: mandate.details && (await openDetails(db, mandate.id, mandate.details)),
    })),
  )
  const left = all.filter(({ details }) => details !== null)
  const amount = left.reduce((sum, debit) => sum + debit.amount, 0)
  const counts = { debits: left.length, amount, erased: all.length - left.length }
  if (left.length === 0) return { text: null, ...counts }
  const text = writePain008({
    messageId,
    createdAt: batch.createdAt,
    creditor: {
      name: company.name,
      id: required(company.creditorId),
      iban: required(company.collectionIban),
      bic: company.collectionBic,
      statementName: company.statementName,
    },
    debits: all,
  })
  return { text, ...counts }
}

function endToEndId(orderId: string): string {
  return orderId.replaceAll('-', '')
}
