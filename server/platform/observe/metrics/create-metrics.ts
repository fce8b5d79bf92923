import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { required } from '#common/required.ts'
import type { CounterSpec, GaugeSpec, HistogramSpec, Labels, MetricSpec, Sample } from './metric-spec.ts'

export type Metrics = {
  /** Adds to a counter, by default 1. */
  count: <L extends string>(spec: CounterSpec<L>, labels: Labels<L>, by?: number) => void
  observe: <L extends string>(spec: HistogramSpec<L>, labels: Labels<L>, value: number) => void
  /** Asks for a gauge's values whenever the metrics are read; a source that fails leaves them out. */
  watch: <L extends string>(spec: GaugeSpec<L>, read: Source<L>) => void
  registry: Registry
}

type Source<L extends string> = () => Sample<L>[] | Promise<Sample<L>[]>

const patienceMs = 4_000

/** The figures of one process, in a registry of its own. Only what `specs` names can be counted. */
export function createMetrics(specs: readonly MetricSpec[]): Metrics {
  const registry = new Registry()
  const counters = new Map<MetricSpec, Counter>()
  const histograms = new Map<MetricSpec, Histogram>()
  const sources = new Map<MetricSpec, Source<string>>()
  for (const spec of specs) {
    const about = { name: spec.name, help: spec.help, labelNames: [...spec.labels], registers: [registry] }
    if (spec.type === 'gauge')
      void new Gauge({
        ...about,
        aggregator: spec.across ?? 'sum',
        collect: collector(spec, () => sources.get(spec)),
      })
    else if (spec.type === 'histogram')
      histograms.set(spec, new Histogram({ ...about, buckets: [...spec.buckets] }))
    else counters.set(spec, startedAtZero(new Counter(about), spec))
  }
  return {
    count: (spec, labels, by = 1) => required(counters.get(spec)).inc(labels, by),
    observe: (spec, labels, value) => required(histograms.get(spec)).observe(labels, value),
    watch: (spec, read) => void sources.set(spec, read),
    registry,
  }
}

/** A counter that appears with its first event hides that event from Prometheus' increase(). */
function startedAtZero(counter: Counter, spec: CounterSpec<string>): Counter {
  for (const labels of spec.start ?? []) counter.inc(labels, 0)
  return counter
}

/** A database that hangs must not keep the other figures back. */
async function inTime(source: Source<string> | undefined): Promise<Sample<string>[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Sample<string>[]>((resolve) => {
    timer = setTimeout(resolve, patienceMs, [])
  })
  const asked = Promise.resolve(source?.() ?? []).catch(() => [])
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}

function collector(spec: MetricSpec, sourceOf: () => Source<string> | undefined) {
  return async function collect(this: Gauge): Promise<void> {
    const samples = await inTime(sourceOf())
    this.reset()
    for (const { labels, value } of samples) this.set(labels, value)
    if (samples.length === 0 && spec.labels.length === 0) this.remove()
  }
}
