import { setTimeout as sleep } from 'node:timers/promises'
import { isPostmasterOf, readPostmasterFile } from './find-postmaster.ts'
import { isTagAlive, processTag } from './inspect-process.ts'

const FAST_LIMIT_MS = 20_000

/** Fast shutdown: open transactions are rolled back, everything committed is written out. */
export async function stopPostmaster(data: string, log: (line: string) => void): Promise<void> {
  const pid = interruptPostmaster(data)
  if (!pid) return
  const tag = processTag(pid)
  const startedAt = Date.now()
  let forced = false
  while (isTagAlive(tag)) {
    if (!forced && Date.now() - startedAt > FAST_LIMIT_MS) {
      forced = true
      log('The database did not stop in time and is stopped at once; it recovers at the next start.')
      process.kill(pid, 'SIGQUIT')
    }
    await sleep(20)
  }
}

/** Asks for a fast shutdown without waiting; returns the process asked. */
export function interruptPostmaster(data: string): number | undefined {
  const pid = readPostmasterFile(data)?.pid ?? 0
  if (!isPostmasterOf(pid, data)) return undefined
  process.kill(pid, 'SIGINT')
  return pid
}
