import { runUntraced } from '../observe/trace.ts'
import type { Db } from './db.ts'

/** Answers many questions of one kind with one statement, in their order. */
export type Together<T, R> = (db: Db, asked: T[]) => Promise<R[]>
export type Batches = <T, R>(together: Together<T, R>, item: T) => Promise<R>

const most = 250
/** Of the pool's connections, so that requests have the others. */
const atOnce = 2

type Waiting<T, R> = { item: T; resolve: (answer: R) => void; reject: (error: unknown) => void }

/**
 * Gathers what is asked in one turn of the event loop, and while earlier batches run: thousands of streams that wake at
 * once ask the database a few times, and each for itself would wait for a connection until it gives up. With a delay it
 * gathers for that long.
 */
export function createBatches(db: Db, delayMs = 0): Batches {
  const batchers = new Map<unknown, (item: never) => Promise<unknown>>()
  return <T, R>(together: Together<T, R>, item: T) => {
    const ask = batchers.get(together) ?? createBatcher(db, together, delayMs)
    batchers.set(together, ask)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under the function whose types it has
    return (ask as (given: T) => Promise<R>)(item)
  }
}

function createBatcher<T, R>(db: Db, together: Together<T, R>, delayMs: number): (item: T) => Promise<R> {
  let waiting: Waiting<T, R>[] = []
  let running = 0
  let planned = false
  const run = async (batch: Waiting<T, R>[]) => {
    running += 1
    try {
      const answers = await together(
        db,
        batch.map(({ item }) => item),
      )
      if (answers.length < batch.length) throw new Error('Fewer answers than were asked for.')
      for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      running -= 1
      flush()
    }
  }
  const flush = () => {
    planned = false
    for (let free = atOnce - running; free > 0 && waiting.length > 0; free -= 1) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      void run(batch)
    }
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (planned || running >= atOnce) return
      planned = true
      runUntraced(() => (delayMs ? setTimeout(flush, delayMs).unref() : setImmediate(flush)))
    })
}
