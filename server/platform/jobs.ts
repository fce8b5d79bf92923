import { sql } from 'drizzle-orm'
import { PgBoss } from 'pg-boss'
import type { Db } from './db.ts'
import type { Log } from './log.ts'

export type JobData = Record<string, unknown>
export type JobHandler = (data: JobData) => Promise<void>
export type JobHandlers = Record<string, JobHandler>

/** Starts a job as part of the caller's transaction: it runs if, and only if, that transaction commits. */
export type Jobs = {
  start: (db: Db, queue: string, data: JobData, options?: { delaySeconds?: number }) => Promise<void>
}

export type JobRunner = Jobs & {
  work: (handlers: JobHandlers) => Promise<void>
  stop: () => Promise<void>
}

/** pg-boss on our database. Every queue is declared here once, so that a job can be started before a worker runs. */
export async function createJobs(url: string, queues: readonly string[], log: Log): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'serenade-jobs' })
  boss.on('error', (error) => log.warn({ error: error.message }, 'job queue'))
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue, { retryLimit: 5, retryBackoff: true })
  return {
    async start(db, queue, data, options) {
      await boss.send(queue, data, { startAfter: options?.delaySeconds ?? 0, db: inside(db) })
    },
    async work(handlers) {
      for (const [queue, handle] of Object.entries(handlers)) {
        await boss.work<JobData>(queue, { pollingIntervalSeconds: 1 }, async (jobs) => {
          for (const job of jobs) await handle(job.data)
        })
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

/** Lets pg-boss write through the caller's transaction. */
function inside(db: Db) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const parts = text.split(/\$(\d+)/)
      const query = sql.empty()
      parts.forEach((part, index) => {
        query.append(index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)
      })
      const result = await db.execute(query)
      return { rows: result.rows }
    },
  }
}
