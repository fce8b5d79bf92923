import { asc, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/kernel/context.ts'
import { openDetails } from './details.ts'
import { debits, mandates } from './tables.ts'

/**
 * Lists the member's mandates and what was collected by each, for the download. Of an account only the end is in it, as
 * everywhere.
 */
export async function ownMandates({ db, actor }: MemberCtx) {
  const own = await db
    .select()
    .from(mandates)
    .where(eq(mandates.memberId, actor.memberId))
    .orderBy(asc(mandates.signedAt))
  return Promise.all(
    own.map(async ({ id, reference, details, textVersion, language, signedAt, endedAt }) => {
      const { iban, ...person } = details ? await openDetails(db, id, details) : {}
      return {
        reference,
        signed_at: signedAt,
        ended_at: endedAt,
        text_version: textVersion,
        language,
        ...person,
        iban_end: iban?.slice(-4) ?? null,
        debits: await db
          .select({
            payment: debits.orderId,
            amount: debits.amount,
            due_on: debits.dueOn,
            state: debits.state,
            reason: debits.reason,
          })
          .from(debits)
          .where(eq(debits.mandateId, id))
          .orderBy(asc(debits.createdAt)),
      }
    }),
  )
}
