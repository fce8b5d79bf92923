import { type DestinationStream, pino } from 'pino'
import { allowed, type LogFields } from './log-fields.ts'
import { currentTrace } from './trace.ts'

export type Log = {
  info: (fields: LogFields, text: string) => void
  warn: (fields: LogFields, text: string) => void
  error: (fields: LogFields, text: string) => void
}

const longest = 4_000
/** A write for each line would cost as much as a small request. */
const batched = { sync: false, minLength: 4_096, periodicFlush: 500 }

/**
 * Structured logs, a line of JSON each, to standard output unless told otherwise: half a second late at most, and
 * whatever is left when the process exits. Callers pass codes, ids and counts; what is not in the list above is
 * dropped, whoever passes it. A line written for a request or a job carries its id.
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    mixin: () => ({ ...currentTrace()?.fields }),
    formatters: { level: (label: string) => ({ level: label }), log: onlyAllowed },
  }
  return pino(options, destination ?? pino.destination(batched))
}

function onlyAllowed(given: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const name of allowed) {
    const value = given[name]
    if (typeof value === 'number') kept[name] = value
    else if (typeof value === 'string') kept[name] = value.slice(0, longest)
  }
  return kept
}
