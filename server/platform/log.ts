import { pino } from 'pino'

export type Log = {
  info: (fields: Record<string, unknown>, text: string) => void
  warn: (fields: Record<string, unknown>, text: string) => void
  error: (fields: Record<string, unknown>, text: string) => void
}

/** Structured logs. Callers pass codes, ids and counts; never addresses, tokens or what people wrote. */
export function createLog(level: string): Log {
  return pino({ level, base: null })
}
