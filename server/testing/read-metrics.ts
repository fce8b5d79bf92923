import type { Metrics } from '../platform/observe/metrics/create-metrics.ts'

/** The values of one metric by its labels, written as Prometheus does without the quotes: `{queue=a,outcome=done}`. */
export async function readMetrics(metrics: Metrics, name: string): Promise<Record<string, number>> {
  const text = await metrics.registry.metrics()
  const values: Record<string, number> = {}
  for (const line of text.split('\n')) {
    const [, found, labels = '', value] = /^(\w+)(\{.*\})? (\S+)$/.exec(line) ?? []
    if (found === name) values[labels.replaceAll('"', '')] = Number(value)
  }
  return values
}
