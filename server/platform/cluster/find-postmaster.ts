import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inspectProcess } from './inspect-process.ts'

const ORPHAN_PATIENCE_MS = 10_000
const POSTGRES = /(^|\/)postgres(:|\s|$)/

/**
 * The process that serves this data folder. When there is none, whatever a dead one left is cleared first:
 * its children, and a pid file that names a zombie or a process that is something else by now.
 */
export async function findPostmaster(data: string): Promise<number | undefined> {
  const file = readPostmasterFile(data)
  if (file && isPostmasterOf(file.pid, data)) return file.pid
  await clearOrphans(data)
  rmSync(join(data, 'postmaster.pid'), { force: true })
  return undefined
}

/** Whether a live process is PostgreSQL working in this folder. */
export function isPostmasterOf(pid: number, data: string): boolean {
  const info = pid > 0 ? inspectProcess(pid) : undefined
  if (!info || !POSTGRES.test(info.command)) return false
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === data
  } catch {
    return info.command.includes(data)
  }
}

/** Children end by themselves once they notice; one busy with a long query is killed, which loses nothing. */
async function clearOrphans(data: string): Promise<void> {
  const patienceEnds = Date.now() + ORPHAN_PATIENCE_MS
  for (let orphans = childrenIn(data); orphans.length > 0; orphans = childrenIn(data)) {
    if (Date.now() > patienceEnds) orphans.forEach(kill)
    await sleep(50)
  }
}

function childrenIn(data: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => isPostmasterOf(pid, data))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {}
}

export interface PostmasterFile {
  pid: number
  port: number
  /** "starting", "ready", "stopping" …; empty in the first moments. */
  status: string
}

/** PostgreSQL's own note of who serves a data folder; it outlives a kill -9. */
export function readPostmasterFile(data: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim() }
  } catch {
    return undefined
  }
}
