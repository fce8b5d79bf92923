import pg from 'pg'
import type { Log } from '../observe/log.ts'
import { runUntraced } from '../observe/trace.ts'
import { channel } from './write-event.ts'

const batchMs = 5
const reconnectMs = 1_000

/**
 * Tells the other processes whom there is news for, or a signal, many at a time. `origin` spares this one its own words.
 */
export function createAnnouncer(pool: pg.Pool, log: Log, origin: string) {
  let waiting = new Set<string>()
  let signals: string[] = []
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    const notices = [...chunks([...waiting]).map((chunk) => `${origin} ${chunk}`), ...signals]
    waiting = new Set()
    signals = []
    pool
      .query('select pg_notify($1, notice) from unnest($2::text[]) as notice', [channel, notices])
      .catch(() => log.warn({}, 'live events reached this process only'))
  }
  const soon = () => {
    timer ??= runUntraced(() => setTimeout(flush, batchMs))
  }
  return {
    announce(memberId: string) {
      waiting.add(memberId)
      soon()
    },
    pass(memberIds: string[], signal: string) {
      for (const chunk of chunks(memberIds)) signals.push(`${origin} ${chunk} ${signal}`)
      soon()
    },
    stop: () => clearTimeout(timer),
  }
}

type Announcements = {
  /** `signal` is empty where there is news to read in the database. */
  notice: (origin: string, memberIds: string[], signal: string) => void
  connected: () => void
}

/** Listens to what is announced, and reconnects whenever the connection was lost. Returns how to stop. */
export async function listen(
  url: string,
  { notice, connected }: Announcements,
): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client | undefined
  const listen = async () => {
    if (closed) return
    const next = new pg.Client({
      connectionString: url,
      application_name: 'serenade-events',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    })
    next.on('error', () => {})
    next.on('notification', ({ payload = '' }) => {
      const [origin = '', ids = '', ...signal] = payload.split(' ')
      notice(origin, ids.split(','), signal.join(' '))
    })
    next.on('end', () => {
      if (!closed) setTimeout(() => void listen().catch(() => {}), reconnectMs).unref()
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    client = next
    if (closed) await next.end()
    else connected()
  }
  await listen().catch((error: unknown) => {
    closed = true
    throw error
  })
  return async () => {
    closed = true
    await client?.end().catch(() => {})
  }
}

/** NOTIFY carries at most 8,000 bytes: 190 ids a notice, and room for a signal. */
function chunks(ids: string[]): string[] {
  const result: string[] = []
  for (let start = 0; start < ids.length; start += 190) result.push(ids.slice(start, start + 190).join(','))
  return result
}
