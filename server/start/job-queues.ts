import { type Job, runJob } from '../kernel/job.ts'
import type { Services } from '../kernel/services.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { productJobs } from './jobs.ts'

/** The queues of these jobs by name; one is declared before anything can start a job in it. */
export const queuesOf = (jobs: readonly Job[]): string[] => jobs.map(({ queue }) => queue)

/** Queues whose jobs wait for the servers of others. */
export const waitingQueuesOf = (jobs: readonly Job[]): string[] => queuesOf(jobs.filter(({ waits }) => waits))

/** Queues that start by themselves, and when (cron, UTC). */
export function schedulesOf(jobs: readonly Job[]): Record<string, string> {
  return Object.fromEntries(jobs.flatMap(({ queue, every }) => (every ? [[queue, every]] : [])))
}

/** What the worker does for each queue. */
export function jobHandlers(services: Services, jobs: readonly Job[] = productJobs): JobHandlers {
  return Object.fromEntries(jobs.map((job) => [job.queue, (data) => runJob(services, job, data)]))
}
