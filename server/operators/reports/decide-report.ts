import { and, eq, sql } from 'drizzle-orm'
import { members, sessions } from '#server/members/tables.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { runTransaction } from '#server/platform/db/run-transaction.ts'
import { AppError } from '#server/platform/errors.ts'
import { photos } from '#server/profiles/tables.ts'
import { reports } from '../tables.ts'

/** `photo`: the reported photo is hidden and reviewed once more. `suspend`: the account is closed to its member. */
export type Measure = 'none' | 'photo' | 'suspend'
/** `by` is who decides, for the record. */
export type ReportDecision = { id: string; by: string } & (
  | { verdict: 'dismissed' }
  | { verdict: 'upheld'; measure: Measure }
)

type Needs = { db: Db; clock: Clock }

/** Decides on a report, once: throws `conflict` where it was decided already, and `not_found` where it is gone. */
export function decideReport({ db, clock }: Needs, decision: ReportDecision): Promise<void> {
  return runTransaction(db, async (tx) => {
    const { id, by, verdict } = decision
    const [report] = await tx
      .update(reports)
      .set({ state: verdict, decidedBy: by, decidedAt: clock() })
      .where(and(eq(reports.id, id), eq(reports.state, 'open')))
      .returning()
    if (!report) {
      const known = await tx.select({ id: reports.id }).from(reports).where(eq(reports.id, id))
      throw new AppError(known.length > 0 ? 'conflict' : 'not_found')
    }
    if (decision.verdict === 'dismissed') return
    if (decision.measure === 'suspend') await suspend(tx, report.memberId)
    if (decision.measure === 'photo' && report.evidence.photo) await reviewAgain(tx, report.evidence.photo)
  })
}

/** Every request and every event of a stream asks for the session, so that it ends at once. */
async function suspend(db: Db, memberId: string): Promise<void> {
  await db
    .update(members)
    .set({ status: 'suspended' })
    .where(and(eq(members.id, memberId), eq(members.status, 'active')))
  await db.delete(sessions).where(eq(sessions.memberId, memberId))
}

/** The queue keeps one row for each photo, decided before or not; here it is opened once more. */
async function reviewAgain(db: Db, photoId: string): Promise<void> {
  await db.execute(sql`
    update review_item set state = 'open', reason = null, decided_by = null, decided_at = null
    where kind = 'photo' and subject_id = ${photoId} and exists (
      select from photo where photo.id = ${photoId} and photo.state = 'active')`)
  await db
    .update(photos)
    .set({ state: 'pending' })
    .where(and(eq(photos.id, photoId), eq(photos.state, 'active')))
}
