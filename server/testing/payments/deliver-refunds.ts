import { runJob } from '#server/kernel/job.ts'
import { deliverSandboxEvent } from '#server/payments/sandbox-event.job.ts'
import type { TestApp } from '../start/create-test-app.ts'

/** What the sandbox says of its refunds arrives, each twice. */
export async function deliverRefunds(t: TestApp): Promise<void> {
  const waiting = t.jobs.splice(0).filter(({ queue }) => queue === deliverSandboxEvent.queue)
  for (const { data } of [...waiting, ...waiting]) await runJob(t.deps, deliverSandboxEvent, data)
}
