import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Clock } from '../clock.ts'
import { type Batches, createBatches } from '../db/batches.ts'
import type { Db } from '../db/db.ts'
import type { Log } from '../observe/log.ts'
import { createToken } from '../token.ts'
import { createAnnouncer, listen } from './announcements.ts'
import { writeEvent } from './write-event.ts'

/** How long small writes that nobody waits for are gathered. */
const gatherMs = 300

type Publishing = { db: Db; now: Clock; afterCommit: (run: () => void) => void }

/** An open stream: it looks for what is stored when woken, and passes a signal on at once. */
export type Listener = { wake: () => void; signal: (text: string) => void }

/**
 * The live stream's two halves. What happened is a row with the member's own sequence number, written in the
 * transaction that made it happen; the wake-up that follows the commit only says «look». A lost wake-up is made good
 * by the next one, or by the browser's refresh. What is true for a moment only, as that somebody types, is a signal: it
 * goes the way of the wake-ups, is stored nowhere, and whoever is not listening misses it.
 */
export type Events = {
  publish: (within: Publishing, memberId: string, payload: object) => Promise<void>
  /** Says that there is news, once the events that a statement wrote by itself are committed. */
  wake: (memberIds: string[]) => void
  /** Tells the members' open screens something that is not stored. */
  signal: (memberIds: string[], payload: object) => void
  /** Wakes the listener whenever there may be news for the member. Returns the way to stop. */
  subscribe: (memberId: string, listener: Listener) => () => void
  /** How many of the member's screens this process serves. */
  listening: (memberId: string) => number
  /** How many streams this process serves. */
  openStreams: () => number
  /** Asks the database together with the other streams that ask the same at this moment. */
  inBatches: Batches
  /** The same for what can wait: all that is asked within a moment is one statement. */
  gathered: Batches
  /** Ends every open stream when the process stops; browsers come back to the next one. */
  closing: AbortSignal
  closeStreams: () => void
  close: () => Promise<void>
}

export async function createEvents(url: string, pool: pg.Pool, log: Log): Promise<Events> {
  const listeners = new Map<string, Set<Listener>>()
  const wakeHere = (memberId: string) => {
    for (const { wake } of listeners.get(memberId) ?? []) wake()
  }
  const signalHere = (memberIds: string[], text: string) => {
    for (const memberId of memberIds) for (const { signal } of listeners.get(memberId) ?? []) signal(text)
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
    notice(from, memberIds, signal) {
      if (from === origin) return
      if (signal) signalHere(memberIds, signal)
      else memberIds.forEach(wakeHere)
    },
    connected: () => [...listeners.keys()].forEach(wakeHere),
  })

  return {
    async publish({ db, now, afterCommit }, memberId, payload) {
      await writeEvent({ db, now }, memberId, payload)
      afterCommit(() => wake([memberId]))
    },
    wake,
    signal(memberIds, payload) {
      if (memberIds.length === 0) return
      const text = JSON.stringify(payload)
      signalHere(memberIds, text)
      announcer.pass(memberIds, text)
    },
    subscribe(memberId, listener) {
      const set = listeners.get(memberId) ?? new Set()
      listeners.set(memberId, set.add(listener))
      open += 1
      return () => {
        if (set.delete(listener)) open -= 1
        if (set.size === 0 && listeners.get(memberId) === set) listeners.delete(memberId)
      }
    },
    listening: (memberId) => listeners.get(memberId)?.size ?? 0,
    openStreams: () => open,
    inBatches: createBatches(drizzle(pool)),
    gathered: createBatches(drizzle(pool), gatherMs),
    closing: streams.signal,
    closeStreams: () => streams.abort(),
    async close() {
      streams.abort()
      announcer.stop()
      await stopListening()
    },
  }
}
