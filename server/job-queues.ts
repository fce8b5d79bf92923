import type { Deps } from './deps.ts'
import { pruneSignIns } from './members/prune-sign-ins.job.ts'
import { auditDataHourly } from './operators/audit-data.job.ts'
import type { JobHandlers } from './platform/jobs.ts'
import { pruneEvents } from './platform/prune-events.job.ts'
import { answerMessage, planAnswer } from './seeds/demo/behaviour/answer-message.ts'
import { likeBack, planLikeBack } from './seeds/demo/behaviour/like-back.ts'

/** Every queue by name; one is declared here before anything can start a job in it. */
export const queues = [
  'message-sent',
  'like-created',
  'demo-answer',
  'demo-like-back',
  'prune-events',
  'prune-sign-ins',
  'audit-data',
] as const

/** Queues that start by themselves, and when (cron, UTC). */
export const schedules: Partial<Record<(typeof queues)[number], string>> = {
  'prune-events': '7 * * * *',
  'prune-sign-ins': '23 * * * *',
  'audit-data': '41 * * * *',
}

/** What the worker does for each queue. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'message-sent': (data) => planAnswer(deps, data),
    'like-created': (data) => planLikeBack(deps, data),
    'demo-answer': (data) => answerMessage(deps, data),
    'demo-like-back': (data) => likeBack(deps, data),
    'prune-events': () => pruneEvents({ db: deps.db, clock: deps.clock }),
    'prune-sign-ins': () => pruneSignIns({ db: deps.db, clock: deps.clock }),
    'audit-data': () => auditDataHourly(deps),
  }
}
