import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogFields } from './log-fields.ts'

/** What a request or a job takes along to everything it does, down to the database. */
export type Trace = {
  /** Added to every line that is logged meanwhile. */
  fields: LogFields
  /** Shared by a page and the API calls it makes in process. */
  counted: { statements: number }
  /** Where a test collects the statements' texts. */
  texts?: string[] | undefined
}

/** A key, not a value: what it holds belongs to the running request alone. */
const storage = new AsyncLocalStorage<Trace>()

export function currentTrace(): Trace | undefined {
  return storage.getStore()
}

export function runTraced<T>(trace: Trace, work: () => T): T {
  return storage.run(trace, work)
}

/** For work that serves many requests at once and is started by whichever comes first. */
export function runUntraced<T>(work: () => T): T {
  return storage.exit(work)
}

/** Makes a callback run in the trace of the code that passed it, whoever calls it later. */
export function keepTrace<A extends unknown[]>(callback: (...given: A) => void): (...given: A) => void {
  const trace = storage.getStore()
  return (...given) => (trace ? storage.run(trace, callback, ...given) : storage.exit(callback, ...given))
}
