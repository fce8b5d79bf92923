import { createLog } from '../platform/observe/log.ts'

export type LogLine = Record<string, unknown> & { msg: string }

/** A log that a test reads: every line of every level. */
export function captureLog() {
  const texts: string[] = []
  const log = createLog('trace', { write: (text: string) => void texts.push(text) })
  const lines = () => texts.map((text) => JSON.parse(text) as LogLine)
  return { log, lines, text: () => texts.join(''), clear: () => void texts.splice(0) }
}
