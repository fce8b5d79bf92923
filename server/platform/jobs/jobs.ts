import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { type Job, type JobResult, PgBoss } from 'pg-boss'
import type { z } from 'zod'
import type { Db } from '../db/db.ts'
import { describeError } from '../observe/describe-error.ts'
import type { Log } from '../observe/log.ts'
import type { Metrics } from '../observe/metrics/create-metrics.ts'
import { jobSeconds } from '../observe/metrics/platform-metrics.ts'
import { runTraced } from '../observe/trace.ts'
import { noteErrors } from './note-errors.ts'
import { workOn } from './work-on.ts'

export type JobData = Record<string, unknown>
export type JobHandlers = Record<string, (data: JobData) => Promise<void>>

/** What reads the data of a job. */
export type JobSchema = z.ZodType<JobData, JobData>

/**
 * Where jobs wait, and what the data of each are. Declared apart from the job itself where those who start it may not
 * import the one who does it.
 */
export type Queue<Schema extends JobSchema = JobSchema> = { queue: string; data: Schema }

type StartOptions = { delaySeconds?: number | undefined }

/** Starts a job as part of the caller's transaction: it runs if, and only if, that transaction commits. */
export type Jobs = {
  start: <Schema extends JobSchema>(
    db: Db,
    job: Queue<Schema>,
    data: z.input<Schema>,
    options?: StartOptions,
  ) => Promise<void>
  /** What `start` would run, to be a step of a larger statement. */
  step: <Schema extends JobSchema>(
    job: Queue<Schema>,
    data: z.input<Schema>,
    options?: StartOptions,
  ) => Promise<SQL>
  /** Removes every job, waiting or done, whose data has one of these texts in it. */
  forget: (db: Db, texts: string[]) => Promise<void>
}

export type JobRunner = Jobs & {
  /** Works on every queue that has a handler, and keeps the schedules (cron, UTC). `waiting`: queues whose jobs wait for other servers. */
  work: (
    handlers: JobHandlers,
    schedules: Record<string, string>,
    waiting?: readonly string[],
  ) => Promise<void>
  stop: () => Promise<void>
}

/** pg-boss on our database. Every queue is declared here once, so that a job can be started before a worker runs. */
export async function createJobs(
  url: string,
  queues: readonly string[],
  log: Log,
  metrics?: Metrics,
): Promise<JobRunner> {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'serenade-jobs' })
  const errors = noteErrors(log)
  boss.on('error', errors.note)
  await boss.start()
  for (const queue of queues) await boss.createQueue(queue, { retryLimit: 5, retryBackoff: true })
  return {
    async start(db, { queue }, data, options) {
      await boss.send(queue, data, { startAfter: options?.delaySeconds ?? 0, db: inside(db) })
    },
    async step({ queue }, data, options) {
      let statement: SQL | undefined
      const keep = (text: string, values: unknown[] = []) => {
        statement = asStatement(text, values)
        return Promise.resolve({ rows: [{ id: randomUUID() }] })
      }
      await boss.send(queue, data, { startAfter: options?.delaySeconds ?? 0, db: { executeSql: keep } })
      if (!statement) throw new Error('the job queue wrote no statement')
      return statement
    },
    async forget(db, texts) {
      await db.execute(sql`
        delete from pgboss.job using unnest(${sql.param(texts)}::text[]) as gone (named)
        where strpos(lower(data::text || coalesce(output::text, '')), lower(named)) > 0`)
    },
    async work(handlers, schedules, waiting = []) {
      for (const [queue, handle] of Object.entries(handlers))
        await workOn(boss, queue, (job: Job<JobData | null>) => runJob(job, handle, { log, metrics }), {
          passes: waiting.includes(queue),
        })
      for (const [queue, cron] of Object.entries(schedules)) await boss.schedule(queue, cron)
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 5_000 })
      errors.end()
    },
  }
}

/** Runs a job. Each succeeds or is tried again by itself; one that its schedule started has no data. The queue keeps the kind of failure and not its words. */
async function runJob(
  job: Job<JobData | null>,
  handle: JobHandlers[string],
  { log, metrics }: { log: Log; metrics: Metrics | undefined },
): Promise<JobResult<{ error: string }>> {
  const fields = { job: job.id, queue: job.name }
  const startedAt = performance.now()
  const count = (outcome: string) =>
    metrics?.observe(jobSeconds, { queue: job.name, outcome }, (performance.now() - startedAt) / 1_000)
  try {
    await runTraced({ fields, counted: { statements: 0 } }, () => handle(job.data ?? {}))
    count('done')
    return { id: job.id, status: 'completed' }
  } catch (error) {
    count('failed')
    log.warn({ ...fields, ...describeError(error) }, 'a job failed')
    return {
      id: job.id,
      status: 'failed',
      output: { error: error instanceof Error ? error.name : 'unknown' },
    }
  }
}

/** Lets pg-boss write through the caller's transaction. */
function inside(db: Db) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const result = await db.execute(asStatement(text, values))
      return { rows: result.rows }
    },
  }
}

function asStatement(text: string, values: unknown[]): SQL {
  const statement = sql.empty()
  text.split(/\$(\d+)/).forEach((part, index) => {
    statement.append(index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`)
  })
  return statement
}
