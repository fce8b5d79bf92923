import { and, eq } from 'drizzle-orm'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { AppError } from '#server/platform/errors.ts'
import { complaints } from '../tables.ts'
import { complaintAnswerMail } from './complaint.mail.ts'

export type ComplaintAnswer = {
  id: string
  verdict: 'upheld' | 'dismissed'
  /** The reasons, for the one who complained. */
  answer: string
}

/** Answers a complaint, once, and mails the answer. Throws `conflict` where it was answered, and `not_found` where it is gone. */
export function answerComplaint(ctx: StaffCtx, { id, verdict, answer }: ComplaintAnswer): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const [answered] = await tx.db
      .update(complaints)
      .set({ state: verdict, answer, answeredBy: tx.actor.name, answeredAt: tx.now() })
      .where(and(eq(complaints.id, id), eq(complaints.state, 'open')))
      .returning()
    if (!answered) {
      const known = await tx.db.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id))
      throw new AppError(known.length > 0 ? 'conflict' : 'not_found')
    }
    const { siteId, language, email } = answered
    const to = { siteId, locale: language, address: email }
    await queueMail(tx, complaintAnswerMail, to, { id })
  })
}
