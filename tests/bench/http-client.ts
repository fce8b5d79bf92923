import type { HttpLoad, HttpReading } from './load/http.ts'
import type { Reading } from './measure.ts'
import { type Child, startChild } from './start-child.ts'

export type HttpClient = {
  measure: (load: Omit<HttpLoad, 'seconds'>) => (seconds: number) => Promise<Reading>
  stop: () => Promise<void>
}

/** The load generator, in a process of its own. A measurement throws when one request in a thousand failed. */
export async function startHttpClient(): Promise<HttpClient> {
  const child: Child<HttpReading> = await startChild('./load/http.ts', {})
  return {
    measure: (load) => async (seconds) => {
      const reading = await child.ask({ ...load, seconds })
      if (reading.failed) throw new Error(`${load.requests[0]!.path}: ${reading.failed}`)
      return reading
    },
    stop: child.stop,
  }
}
