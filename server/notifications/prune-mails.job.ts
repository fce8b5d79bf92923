import { lt, sql } from 'drizzle-orm'
import { job, noData } from '../kernel/job.ts'
import { mails } from './tables.ts'

const keptDays = 30
const dayMs = 86_400_000

/** Removes the record of old mails, and mailed links long out of date. */
export const pruneMails = job({
  queue: 'prune-mails',
  every: '53 * * * *',
  data: noData,
  async run({ db, now }) {
    const before = new Date(now().getTime() - keptDays * dayMs)
    await db.delete(mails).where(lt(mails.createdAt, before))
    await db.execute(sql`delete from mail_link where expires_at < ${before.toISOString()}::timestamptz`)
  },
})
