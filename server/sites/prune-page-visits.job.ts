import { lt } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { job, noData } from '../kernel/job.ts'
import { pageVisits } from './tables.ts'

/** Removes what is known of visits after some weeks: campaigns are judged by then. */
export const prunePageVisits = job({
  queue: 'prune-page-visits',
  every: '37 3 * * *',
  data: noData,
  async run({ db, now }) {
    const before = new Date(now().getTime() - limits.pageVisitDays * 86_400_000)
    await db.delete(pageVisits).where(lt(pageVisits.seenAt, before))
  },
})
