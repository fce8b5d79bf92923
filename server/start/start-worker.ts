import { jobHandlers, schedulesOf, waitingQueuesOf } from './job-queues.ts'
import type { Started } from './start-services.ts'

/** Starts the job loop, beside the HTTP server or alone. */
export async function startWorker({ deps, runner, jobs }: Started): Promise<void> {
  await runner.work(jobHandlers(deps, jobs), schedulesOf(jobs), waitingQueuesOf(jobs))
}
