import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '../error-code.ts'
import { isTagAlive, processTag } from './inspect-process.ts'

const STEAL_TIMEOUT_MS = 5000

/** Runs the action while no other process (or other caller in this one) holds the same lock file. */
export async function withLock<T>(file: string, onWait: () => void, action: () => Promise<T>): Promise<T> {
  const startedAt = Date.now()
  let announced = false
  while (!tryLock(file)) {
    removeIfAbandoned(file)
    if (!announced && Date.now() - startedAt > 1000) {
      announced = true
      onWait()
    }
    await sleep(25)
  }
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

/** A link appears with its content already in it, so no reader ever sees a lock without an owner. */
function tryLock(file: string): boolean {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  writeFileSync(draft, processTag(process.pid))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Removal is itself exclusive: otherwise a slow remover could delete the lock of a faster one's successor. */
function removeIfAbandoned(file: string): void {
  if (!isAbandoned(file)) return
  const stealing = `${file}.steal`
  if (!tryLock(stealing)) {
    const age = Date.now() - (statSync(stealing, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > STEAL_TIMEOUT_MS) rmSync(stealing, { force: true })
    return
  }
  try {
    if (isAbandoned(file)) rmSync(file, { force: true })
  } finally {
    rmSync(stealing, { force: true })
  }
}

function isAbandoned(file: string): boolean {
  try {
    return !isTagAlive(readFileSync(file, 'utf8'))
  } catch {
    return false
  }
}
