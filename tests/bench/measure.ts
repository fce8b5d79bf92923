export type Reading = { perSecond: number; p50: number; p99: number }
type Measure = (seconds: number) => Promise<Reading>

/** Runs `work` over and over in `workers` at once. Latencies are in milliseconds. */
export async function throughput(
  work: (turn: number) => Promise<unknown>,
  { workers, seconds }: { workers: number; seconds: number },
): Promise<Reading> {
  const took: number[] = []
  let turn = 0
  const began = performance.now()
  const until = began + seconds * 1_000
  const worker = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await work(turn++)
      took.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return readingOf(took, performance.now() - began)
}

function readingOf(took: number[], ms: number): Reading {
  took.sort((a, b) => a - b)
  return { perSecond: (took.length * 1_000) / ms, p50: quantile(took, 0.5), p99: quantile(took, 0.99) }
}

/** Of values in ascending order. */
export function quantile(values: number[], share: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

export function median(values: number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}

export type Pace = { rounds: number; seconds: number }

/**
 * Measures several things in turn, round after round, so that whatever slows the machine slows all of them; answers
 * the median of each. A round of `warm` seconds first warms everything and is not counted.
 */
export async function inTurn<K extends string>(
  measures: Record<K, Measure>,
  { rounds, seconds }: Pace,
  warm = Math.min(2, seconds),
): Promise<Record<K, Reading>> {
  const names = Object.keys(measures) as K[]
  const found = new Map<K, Reading[]>(names.map((name) => [name, []]))
  for (const name of names) await measures[name](warm)
  for (let round = 0; round < rounds; round++)
    for (const name of names) found.get(name)!.push(await measures[name](seconds))
  const middle = (name: K): Reading => {
    const readings = found.get(name)!
    const of = (key: keyof Reading) => median(readings.map((reading) => reading[key]))
    return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') }
  }
  return Object.fromEntries(names.map((name) => [name, middle(name)])) as Record<K, Reading>
}
