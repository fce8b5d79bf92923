import { lte } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { job, noData } from '#server/kernel/job.ts'
import { reports } from '../tables.ts'

const dayMs = 86_400_000

/** Removes reports that were decided long ago, with their evidence. */
export const pruneReports = job({
  queue: 'prune-reports',
  every: '37 * * * *',
  data: noData,
  async run({ db, now }) {
    await db
      .delete(reports)
      .where(lte(reports.decidedAt, new Date(now().getTime() - limits.reportDays * dayMs)))
  },
})
