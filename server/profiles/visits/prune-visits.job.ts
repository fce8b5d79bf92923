import { lte } from 'drizzle-orm'
import { job, noData } from '#server/kernel/job.ts'
import { visits } from '../tables.ts'
import { visitsSince } from './find-visitors.ts'

/** Removes visits that nobody is shown any more. */
export const pruneVisits = job({
  queue: 'prune-visits',
  every: '29 * * * *',
  data: noData,
  async run({ db, now }) {
    await db.delete(visits).where(lte(visits.visitedAt, visitsSince(now())))
  },
})
