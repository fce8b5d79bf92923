import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { AppError } from '#server/platform/errors.ts'

/**
 * One of Node's four threads stays free for files and compression, and the event loop competes with few. Of several
 * processes that share a port each takes one.
 */
const atOnce = cluster.isWorker ? 1 : Math.min(3, availableParallelism())
const mostWaiting = 64

const waiting = new Set<() => void>()
let running = 0
let places = 0

/** A place in the line: password work that is given to it runs when its turn comes. */
export type HashPlace = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Takes a place in the line for password work, for as long as `use` lasts. Each hash takes 19 MiB and a thread, so that only
 * a few run at a time. Who needs one asks for the place before anything else, and the database above all: a crowd that
 * cannot be held is turned away at the door, and everybody else's requests do not stand behind it. Throws `unavailable`
 * where the line is full, or the caller gone; a caller who hangs up while waiting leaves it.
 */
export async function withHashPlace<T>(
  signal: AbortSignal,
  use: (place: HashPlace) => Promise<T>,
): Promise<T> {
  if (signal.aborted || places >= atOnce + mostWaiting) throw new AppError('unavailable')
  places += 1
  try {
    return await use((work) => runInTurn(work, signal))
  } finally {
    places -= 1
  }
}

async function runInTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) throw new AppError('unavailable')
  if (running < atOnce) running += 1
  else await waitTurn(signal)
  try {
    return await work()
  } finally {
    const [next] = waiting
    if (next) next()
    else running -= 1
  }
}

function waitTurn(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.delete(begin)
      reject(new AppError('unavailable'))
    }
    const begin = () => {
      waiting.delete(begin)
      signal.removeEventListener('abort', leave)
      resolve()
    }
    waiting.add(begin)
    signal.addEventListener('abort', leave, { once: true })
  })
}
