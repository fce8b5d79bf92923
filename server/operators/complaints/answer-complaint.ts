import { and, eq } from 'drizzle-orm'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runTransaction } from '#server/platform/db/run-transaction.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { complaints } from '../tables.ts'
import { complaintAnswerMail } from './complaint.mail.ts'

export type ComplaintAnswer = {
  id: string
  verdict: 'upheld' | 'dismissed'
  /** The reasons, for the one who complained. */
  answer: string
  /** Who decides, for the record. */
  by: string
}

/** Answers a complaint, once, and mails the answer. Throws `conflict` where it was answered, and `not_found` where it is gone. */
export function answerComplaint(
  { db, jobs, clock }: { db: Db; jobs: Jobs; clock: Clock },
  { id, verdict, answer, by }: ComplaintAnswer,
): Promise<void> {
  return runTransaction(db, async (tx) => {
    const [answered] = await tx
      .update(complaints)
      .set({ state: verdict, answer, answeredBy: by, answeredAt: clock() })
      .where(and(eq(complaints.id, id), eq(complaints.state, 'open')))
      .returning()
    if (!answered) {
      const known = await tx.select({ id: complaints.id }).from(complaints).where(eq(complaints.id, id))
      throw new AppError(known.length > 0 ? 'conflict' : 'not_found')
    }
    const { siteId, language, email } = answered
    const to = { siteId, locale: language, address: email }
    await queueMail({ db: tx, jobs }, complaintAnswerMail, to, { id })
  })
}
