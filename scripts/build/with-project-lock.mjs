import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../run/progress.mjs'
import { root } from '../project.mjs'

const file = join(root, '.start.lock')

/** Lets only one process at a time install or build in this folder; the others wait. */
export async function withProjectLock(action) {
  let announced = false
  while (!take()) {
    if (!announced) say('Another start or test is preparing this folder; waiting for it …')
    announced = true
    dropIfAbandoned()
    await sleep(200)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await action()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function dropIfAbandoned() {
  const owner = readOwner()
  if (!owner || isAlive(owner)) return
  // The stale lock is renamed first, which only one of several waiting processes can do. If it turns out to be the lock
  // of a new owner, it is put back.
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (Number(readFileSync(aside, 'utf8')) === owner) rmSync(aside)
    else renameSync(aside, file)
  } catch {}
}

function readOwner() {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
