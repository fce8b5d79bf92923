import type { Log } from '../observe/log.ts'

/** Each queue asks once a second: this long without an error means that the database is back. */
const quietMs = 5_000
/** As often is told of an outage that lasts. */
const tellMs = 60_000

/**
 * Tells of the job queue's own errors in one line with their count, when they are over or have lasted for a minute: while the
 * database is away each queue has one every second.
 */
export function noteErrors(log: Log): {
  note: (error: { name?: string; code?: unknown }) => void
  end: () => void
} {
  let count = 0
  let since = 0
  let kind: string | undefined
  let timer: NodeJS.Timeout | undefined
  const tell = () => {
    clearTimeout(timer)
    if (count > 0) log.warn({ count, error: kind }, 'job queue')
    count = 0
  }
  return {
    note({ name, code }) {
      if (count === 0) since = Date.now()
      count += 1
      kind = typeof code === 'string' ? code : (name ?? 'Error')
      if (Date.now() - since >= tellMs) return tell()
      clearTimeout(timer)
      timer = setTimeout(tell, quietMs).unref()
    },
    end: tell,
  }
}
