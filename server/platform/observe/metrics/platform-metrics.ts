import { readFileSync } from 'node:fs'
import { collectDefaultMetrics } from 'prom-client'
import { z } from 'zod'
import { manifestFile } from '#server/platform/program-files.ts'
import type { Metrics } from './create-metrics.ts'

export const buildInfo = {
  type: 'gauge',
  across: 'first',
  name: 'serenade_build_info',
  help: 'Always 1; says which version runs, and under which Node',
  labels: ['version', 'node'],
} as const

/** Measures the process itself: memory, processor, garbage collection and the event loop's delay (p50 to p99). */
export function observeProcess(metrics: Metrics): void {
  const manifest = readFileSync(manifestFile, 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
  metrics.watch(buildInfo, () => [{ labels: { version, node: process.version }, value: 1 }])
  collectDefaultMetrics({ register: metrics.registry })
}

export const eventStreams = {
  type: 'gauge',
  name: 'serenade_event_streams',
  help: 'Live event streams that are open',
  labels: [],
} as const

export const eventsDelivered = {
  type: 'counter',
  name: 'serenade_events_delivered_total',
  help: 'Live events written to a stream, once for each screen',
  labels: [],
} as const

export const jobSeconds = {
  type: 'histogram',
  name: 'serenade_job_seconds',
  help: 'How long a job took, by queue and by whether it was done or failed',
  labels: ['queue', 'outcome'],
  buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120],
} as const

export const jobsWaiting = {
  type: 'gauge',
  across: 'max',
  name: 'serenade_jobs_waiting',
  help: 'Jobs whose time has come and that nobody has taken up yet, the same from every process',
  labels: ['queue'],
} as const

export const oldestJobSeconds = {
  type: 'gauge',
  across: 'max',
  name: 'serenade_jobs_oldest_waiting_seconds',
  help: 'How long the oldest waiting job has been due, the same from every process',
  labels: ['queue'],
} as const

export const statementSeconds = {
  type: 'histogram',
  name: 'serenade_database_statement_seconds',
  help: 'How long a statement took, from handing it to the connection to its answer',
  labels: ['kind', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
} as const

export const slowStatements = {
  type: 'counter',
  name: 'serenade_database_slow_statements_total',
  help: 'Statements that took longer than SLOW_QUERY_MS',
  labels: [],
} as const

export const poolConnections = {
  type: 'gauge',
  name: 'serenade_database_connections',
  help: 'Connections of the pool: open, idle, and callers waiting for one',
  labels: ['state'],
} as const

export const readyGauge = {
  type: 'gauge',
  across: 'min',
  name: 'serenade_ready',
  help: 'Whether requests that need the database can be answered: what /ready says, as 1 or 0',
  labels: [],
} as const
