import type { Deps } from '../kernel/deps.ts'
import { auditAgeSeconds, auditFindings, lastAudit } from '../operators/audit-metrics.ts'
import type { Database } from '../platform/db/db.ts'
import { checkReadiness } from '../platform/db/readiness.ts'
import { waitingJobs } from '../platform/jobs/waiting-jobs.ts'
import {
  eventStreams,
  jobsWaiting,
  oldestJobSeconds,
  poolConnections,
  readyGauge,
} from '../platform/observe/metrics/platform-metrics.ts'

type Watched = Pick<Deps, 'metrics' | 'db' | 'events' | 'now' | 'stopping'> & { queues: readonly string[] }

/** What the metrics ask the services for whenever they are read: states, of which nobody keeps count. */
export function watchServices(
  { metrics, db, events, now, stopping, queues }: Watched,
  pool: Database['pool'],
) {
  metrics.watch(poolConnections, () => [
    { labels: { state: 'open' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ])
  metrics.watch(readyGauge, async () => [
    { labels: {}, value: (await checkReadiness(db, stopping)) === 'ready' ? 1 : 0 },
  ])
  metrics.watch(eventStreams, () => [{ labels: {}, value: events.openStreams() }])

  const waiting = () => waitingJobs(db, queues, now())
  metrics.watch(jobsWaiting, async () =>
    (await waiting()).map(({ queue, jobs }) => ({ labels: { queue }, value: jobs })),
  )
  metrics.watch(oldestJobSeconds, async () =>
    (await waiting()).map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
  )
  metrics.watch(auditFindings, async () =>
    (await lastAudit(db)).map(({ check, findings }) => ({ labels: { check }, value: findings })),
  )
  metrics.watch(auditAgeSeconds, async () => {
    const [newest] = (await lastAudit(db)).map(({ checkedAt }) => checkedAt.getTime()).sort((a, b) => b - a)
    return newest === undefined ? [] : [{ labels: {}, value: (now().getTime() - newest) / 1_000 }]
  })
}
