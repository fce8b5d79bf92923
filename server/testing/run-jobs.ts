import { jobHandlers } from '../start/job-queues.ts'
import type { StartedJob, TestApp } from './start/create-test-app.ts'

/** Runs the recorded jobs of these queues as the worker would, and those that they start; the others stay where they are. */
export async function runJobs({ jobs, deps }: TestApp, ...queues: string[]): Promise<void> {
  const handlers = jobHandlers(deps)
  for (;;) {
    const due: StartedJob[] = []
    for (let index = jobs.length - 1; index >= 0; index -= 1) {
      const [job] = queues.includes(jobs[index]?.queue ?? '') ? jobs.splice(index, 1) : []
      if (job) due.unshift(job)
    }
    if (due.length === 0) return
    for (const { queue, data } of due) await handlers[queue]?.(data)
  }
}
