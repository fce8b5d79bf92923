import { z } from 'zod'
import type { JobData, JobSchema, Queue } from '../platform/jobs/jobs.ts'
import { runAtOnce, type SystemCtx } from './context.ts'
import type { Services } from './services.ts'

/**
 * What the worker does for a queue. It is declared once, in a `*.job.ts` file, and listed in `server/start/jobs.ts`: a job
 * that is not listed there is never run.
 */
export type Job<Schema extends JobSchema = JobSchema> = Queue<Schema> & {
  /** When it starts by itself (cron, UTC); its data have to be `noData` then. */
  every?: string
  /** Its jobs wait for the servers of others: one that says nothing holds up its own job and no more. */
  waits?: true
  // A method, so that jobs with different data stand in one list; `data` has read them by then.
  run(ctx: SystemCtx, data: z.output<Schema>): Promise<void>
}

/** Declares a job: `run` is given what `data` reads. */
export function job<Schema extends JobSchema>(spec: Job<Schema>): Job<Schema> {
  return spec
}

/** The data of a job that needs to know nothing. */
export const noData = z.object({})

/** Runs a job as the worker does: as the system, and with what was stored. */
export async function runJob(services: Services, toRun: Job, stored: JobData): Promise<void> {
  const actor = { kind: 'system' as const, name: toRun.queue }
  await toRun.run({ ...services, actor, afterCommit: runAtOnce }, toRun.data.parse(stored))
}
