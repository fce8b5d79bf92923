import { extensionHandlers } from './extension.ts'
import { jobHandlers, schedules, waitingQueues } from './job-queues.ts'
import type { Services } from './start-services.ts'

/** Starts the job loop, beside the HTTP server or alone. */
export async function startWorker({ deps, jobs, demo }: Services): Promise<void> {
  await jobs.work({ ...jobHandlers(deps), ...extensionHandlers(demo, deps) }, schedules, waitingQueues)
}
