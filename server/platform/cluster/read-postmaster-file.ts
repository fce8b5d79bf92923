import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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
