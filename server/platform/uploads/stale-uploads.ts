import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Longer than any upload takes. */
const longestMs = 3_600_000

/** Begins the names of this process's files: another one that shares the folder sees whose they are. */
export function spoolPrefix(pid = process.pid): string {
  return `${hostname()}.${pid}.`
}

/** Removes what no running process works on any more: of this machine at once, of others after an hour. */
export async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (isAbandoned(name) || (await ageMs(path)) > longestMs) await rm(path, { force: true })
  }
}

function isAbandoned(name: string): boolean {
  const own = `${hostname()}.`
  if (!name.startsWith(own)) return false
  const pid = Number(name.slice(own.length).split('.')[0])
  // A process that only starts has no uploads yet: the file is of an earlier one with its number.
  return pid === process.pid || !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function ageMs(path: string): Promise<number> {
  const about = await stat(path).catch(() => null)
  return about ? Date.now() - about.mtimeMs : 0
}
