export type Labels<L extends string> = Readonly<Record<L, string>>
export type Sample<L extends string> = { labels: Labels<L>; value: number }

type About<L extends string> = { readonly name: string; readonly help: string; readonly labels: readonly L[] }

/** `start`: the label values that are there, at zero, before anything has happened. */
export type CounterSpec<L extends string> = About<L> & {
  readonly type: 'counter'
  readonly start?: readonly Labels<L>[]
}
export type HistogramSpec<L extends string> = About<L> & {
  readonly type: 'histogram'
  readonly buckets: readonly number[]
}
/** `across`: what several processes' values make together, their sum by default. */
export type GaugeSpec<L extends string> = About<L> & {
  readonly type: 'gauge'
  readonly across?: 'min' | 'max' | 'first'
}

/** A figure, declared beside what it measures. Labels have few values: never a member, an address or a text. */
export type MetricSpec = CounterSpec<string> | HistogramSpec<string> | GaugeSpec<string>
