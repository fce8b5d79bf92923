import { lte } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/db.ts'
import { reports } from '../tables.ts'

const dayMs = 86_400_000

/** Removes reports that were decided long ago, with their evidence. Runs every hour. */
export async function pruneReports({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  await db
    .delete(reports)
    .where(lte(reports.decidedAt, new Date(clock().getTime() - limits.reportDays * dayMs)))
}
