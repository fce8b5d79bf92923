import { deliverSignupMessage } from '../conversations/deliver-signup-message.ts'
import { actAs } from '../ctx/act-as.ts'
import { noActorCtx } from '../ctx/no-actor-ctx.ts'
import type { Deps } from '../deps.ts'
import { mailKinds } from '../mail-kinds.ts'
import { addressConfirmed } from '../members/address-confirmed.ts'
import { pruneSignIns } from '../members/prune-sign-ins.job.ts'
import { findMember } from '../members/queries.ts'
import { deliverMail } from '../notifications/deliver-mail.job.ts'
import { auditDataHourly } from '../operators/audit-data.job.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { pruneEvents } from '../platform/live/prune-events.job.ts'

/** The product's queues by name; one is declared before anything can start a job in it. The demo brings its own. */
export const queues = ['prune-events', 'prune-sign-ins', 'audit-data', 'mail', 'signup-message'] as const

/** Queues that start by themselves, and when (cron, UTC). */
export const schedules: Partial<Record<(typeof queues)[number], string>> = {
  'prune-events': '7 * * * *',
  'prune-sign-ins': '23 * * * *',
  'audit-data': '41 * * * *',
}

/** What the worker does for each queue. */
export function jobHandlers(deps: Deps): JobHandlers {
  return {
    'prune-events': () => pruneEvents({ db: deps.db, clock: deps.clock }),
    'prune-sign-ins': () => pruneSignIns({ db: deps.db, clock: deps.clock }),
    'audit-data': () => auditDataHourly(deps),
    'signup-message': async (data) => {
      const member = await findMember(deps, addressConfirmed.schema.parse(data).member)
      if (member) await deliverSignupMessage(actAs(deps, member))
    },
    mail: (data) =>
      deliverMail(
        {
          db: deps.db,
          kinds: mailKinds,
          ctxFor: (siteId, locale) => noActorCtx(deps, siteId, locale),
          localOrigin: deps.localOrigin,
        },
        data,
      ),
  }
}
