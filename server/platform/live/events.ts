import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import { type Batches, createBatches } from '../db/batches.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../observe/log.ts'
import { runUntraced } from '../observe/trace.ts'
import { createToken } from '../token.ts'
import { channel, writeEvent } from './write-event.ts'

const batchMs = 5
const reconnectMs = 1_000

type Publishing = { db: Db; now: Clock; afterCommit: (run: () => void) => void }

/**
 * The live stream's two halves. What happened is a row with the member's own sequence number, written in the
 * transaction that made it happen; the wake-up that follows the commit only says «look». A lost wake-up is made good
 * by the next one, or by the browser's refresh.
 */
export type Events = {
  publish: (within: Publishing, memberId: string, payload: object) => Promise<void>
  /** Says that there is news, once the events that a statement wrote by itself are committed. */
  wake: (memberIds: string[]) => void
  /** Calls `wake` whenever there may be news for the member. Returns the way to stop. */
  subscribe: (memberId: string, wake: () => void) => () => void
  /** How many of the member's screens this process serves. */
  listening: (memberId: string) => number
  /** How many streams this process serves. */
  openStreams: () => number
  /** Asks the database together with the other streams that ask the same at this moment. */
  inBatches: Batches
  /** Ends every open stream when the process stops; browsers come back to the next one. */
  closing: AbortSignal
  closeStreams: () => void
  close: () => Promise<void>
}

export async function createEvents(url: string, pool: pg.Pool, log: Log): Promise<Events> {
  const listeners = new Map<string, Set<() => void>>()
  const wakeHere = (memberId: string) => {
    for (const wake of listeners.get(memberId) ?? []) wake()
  }
  const origin = createToken()
  const announcer = createAnnouncer(pool, log, origin)
  const wake = (memberIds: string[]) => {
    for (const memberId of memberIds) {
      wakeHere(memberId)
      announcer.announce(memberId)
    }
  }
  const streams = new AbortController()
  let open = 0
  const stopListening = await listen(url, {
    notice: (from, memberIds) => from === origin || memberIds.forEach(wakeHere),
    connected: () => [...listeners.keys()].forEach(wakeHere),
  })

  return {
    async publish({ db, now, afterCommit }, memberId, payload) {
      await writeEvent({ db, now }, memberId, payload)
      afterCommit(() => wake([memberId]))
    },
    wake,
    subscribe(memberId, wake) {
      const set = listeners.get(memberId) ?? new Set()
      listeners.set(memberId, set.add(wake))
      open += 1
      return () => {
        if (set.delete(wake)) open -= 1
        if (set.size === 0 && listeners.get(memberId) === set) listeners.delete(memberId)
      }
    },
    listening: (memberId) => listeners.get(memberId)?.size ?? 0,
    openStreams: () => open,
    inBatches: createBatches(drizzle(pool)),
    closing: streams.signal,
    closeStreams: () => streams.abort(),
    async close() {
      streams.abort()
      announcer.stop()
      await stopListening()
    },
  }
}

/** Tells the other processes whom there is news for, many at a time. `origin` spares this one its own words. */
function createAnnouncer(pool: pg.Pool, log: Log, origin: string) {
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    const ids = [...waiting]
    waiting = new Set()
    pool
      .query('select pg_notify($1, chunk) from unnest($2::text[]) as chunk', [
        channel,
        chunks(ids).map((chunk) => `${origin} ${chunk}`),
      ])
      .catch(() => log.warn({}, 'live events reached this process only'))
  }
  return {
    announce(memberId: string) {
      waiting.add(memberId)
      timer ??= runUntraced(() => setTimeout(flush, batchMs))
    },
    stop: () => clearTimeout(timer),
  }
}

type Announcements = { notice: (origin: string, memberIds: string[]) => void; connected: () => void }

/** Listens to what is announced, and reconnects whenever the connection was lost. Returns how to stop. */
async function listen(url: string, { notice, connected }: Announcements): Promise<() => Promise<void>> {
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
      const [origin = '', ids = ''] = payload.split(' ')
      notice(origin, ids.split(','))
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

/** NOTIFY carries at most 8,000 bytes: about 200 ids a notice. */
function chunks(ids: string[]): string[] {
  const result: string[] = []
  for (let start = 0; start < ids.length; start += 200) result.push(ids.slice(start, start + 200).join(','))
  return result
}
