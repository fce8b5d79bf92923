import { readFileSync } from 'node:fs'
import { collectDefaultMetrics } from 'prom-client'
import { z } from 'zod'
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
  const manifest = readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(manifest))
  metrics.watch(buildInfo, () => [{ labels: { version, node: process.version }, value: 1 }])
  collectDefaultMetrics({ register: metrics.registry })
}
