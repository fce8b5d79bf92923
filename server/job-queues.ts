import type { Deps } from './deps.ts'
import type { JobHandlers } from './platform/jobs.ts'

/** Every queue by name; one is declared here before anything can start a job in it. */
export const queues = ['message-sent', 'like-created', 'prune-events'] as const

/** What the worker does for each queue. */
export function jobHandlers(_deps: Deps): JobHandlers {
  return {}
}
