import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { AppError } from '../platform/errors.ts'

/**
 * One of Node's four threads stays free for files and compression, and the event loop competes with few. Of several
 * processes that share a port each takes one.
 */
const atOnce = cluster.isWorker ? 1 : Math.min(3, availableParallelism())
const mostWaiting = 64

const waiting = new Set<() => void>()
let running = 0

/**
 * Runs password work. Each hash takes 19 MiB and a thread, so that only a few run at a time; the others wait in line,
 * which a caller who hangs up leaves. Throws `unavailable` where the line is full, or the caller gone.
 */
export async function inHashQueue<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
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
  if (waiting.size >= mostWaiting) throw new AppError('unavailable')
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
