import { lte } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { complaints } from '../tables.ts'

const dayMs = 86_400_000

/** Removes complaints that were answered long ago. Runs every day. */
export async function pruneComplaints({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db
    .delete(complaints)
    .where(lte(complaints.answeredAt, new Date(clock().getTime() - limits.complaintDays * dayMs)))
}
