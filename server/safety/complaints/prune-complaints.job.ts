import { lte } from 'drizzle-orm'
import { limits } from '#common/limits.ts'
import { job, noData } from '#server/kernel/job.ts'
import { complaints } from '../tables.ts'

const dayMs = 86_400_000

/** Removes complaints that were answered long ago. */
export const pruneComplaints = job({
  queue: 'prune-complaints',
  every: '47 3 * * *',
  data: noData,
  async run({ db, now }) {
    await db
      .delete(complaints)
      .where(lte(complaints.answeredAt, new Date(now().getTime() - limits.complaintDays * dayMs)))
  },
})
