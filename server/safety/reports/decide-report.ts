import { and, eq, sql } from 'drizzle-orm'
import { inTransaction, type StaffCtx } from '#server/kernel/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { photos } from '#server/profiles/tables.ts'
import { reports } from '../tables.ts'
import { removeForFraud } from './remove-for-fraud.ts'
import { suspend } from './suspend.ts'

/** `photo`: the reported photo is hidden and reviewed once more. `suspend`: the account is closed to its member; `fraud`: and who paid to write to it has the credits back. */
export type Measure = 'none' | 'photo' | 'suspend' | 'fraud'
export type ReportDecision = { id: string } & (
  | { verdict: 'dismissed' }
  | { verdict: 'upheld'; measure: Measure }
)

/** Decides on a report, once: throws `conflict` where it was decided already, and `not_found` where it is gone. */
export function decideReport(ctx: StaffCtx, decision: ReportDecision): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { id, verdict } = decision
    const [report] = await tx.db
      .update(reports)
      .set({ state: verdict, decidedBy: tx.actor.name, decidedAt: tx.now() })
      .where(and(eq(reports.id, id), eq(reports.state, 'open')))
      .returning()
    if (!report) {
      const known = await tx.db.select({ id: reports.id }).from(reports).where(eq(reports.id, id))
      throw new AppError(known.length > 0 ? 'conflict' : 'not_found')
    }
    if (decision.verdict === 'dismissed') return
    if (decision.measure === 'suspend') await suspend(tx, report.memberId)
    if (decision.measure === 'fraud') await removeForFraud(tx, report.memberId)
    if (decision.measure === 'photo' && report.evidence.photo) await reviewAgain(tx, report.evidence.photo)
  })
}

/** The queue keeps one row for each photo, decided before or not; here it is opened once more. */
async function reviewAgain({ db }: StaffCtx, photoId: string): Promise<void> {
  await db.execute(sql`
    update review_item set state = 'open', reason = null, decided_by = null, decided_at = null
    where kind = 'photo' and subject_id = ${photoId} and exists (
      select from photo where photo.id = ${photoId} and photo.state = 'active')`)
  await db
    .update(photos)
    .set({ state: 'pending' })
    .where(and(eq(photos.id, photoId), eq(photos.state, 'active')))
}
