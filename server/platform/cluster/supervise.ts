import { setTimeout as sleep } from 'node:timers/promises'
import { wordsOf } from '#common/text/words-of.ts'

const CHECK_EVERY_MS = 250
const LONGEST_PAUSE_MS = 10_000

export interface Supervised {
  isAlive: () => boolean
  restart: () => Promise<void>
  log: (line: string) => void
}

/** Watches something that must run and restarts it, with growing pauses while that fails. */
export function supervise({ isAlive, restart, log }: Supervised): { stop: () => Promise<void> } {
  const stopped = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => {})

  const watch = async () => {
    let wait = CHECK_EVERY_MS
    while (!stopped.signal.aborted) {
      await pause(wait)
      if (stopped.signal.aborted || isAlive()) {
        wait = CHECK_EVERY_MS
        continue
      }
      try {
        log('The database ended unexpectedly and is started again.')
        await restart()
        log('The database runs again.')
        wait = CHECK_EVERY_MS
      } catch (error) {
        wait = Math.min(wait * 2, LONGEST_PAUSE_MS)
        log(`The database could not be started again: ${wordsOf(error)}`)
      }
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      stopped.abort()
      await watching
    },
  }
}
