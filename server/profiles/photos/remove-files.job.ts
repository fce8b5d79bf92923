import { lte, sql } from 'drizzle-orm'
import { job, noData } from '#server/kernel/job.ts'
import { unusedFiles } from '../tables.ts'

const atOnce = 20

/**
 * Removes the files that no photo has: of photos that are gone at once, of uploads that came to nothing after an hour. A
 * file is forgotten once the storage has removed it; where that fails, the job is tried again.
 */
export const removeFiles = job({
  queue: 'remove-files',
  every: '11 * * * *',
  data: noData,
  async run({ db, storage, now }) {
    for (;;) {
      const due = await db
        .select({ key: unusedFiles.key })
        .from(unusedFiles)
        .where(lte(unusedFiles.removeAt, now()))
        .limit(atOnce)
      if (due.length === 0) return
      await Promise.all(due.map(({ key }) => storage.remove(key)))
      await db
        .delete(unusedFiles)
        .where(sql`${unusedFiles.key} = any(${sql.param(due.map(({ key }) => key))}::text[])`)
    }
  },
})
