import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface ProcessInfo {
  /** Differs between two processes that were given the same id one after the other. */
  startedAt: string
  command: string
}

/** What runs under this id; undefined when it is gone or a zombie that nobody has reaped. */
export function inspectProcess(pid: number): ProcessInfo | undefined {
  return process.platform === 'linux' ? inspectOnLinux(pid) : inspectWithPs(pid)
}

function inspectOnLinux(pid: number): ProcessInfo | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces and brackets, so the fields are counted from its closing one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
    return { startedAt: fields[19] ?? '', command }
  } catch {
    return undefined
  }
}

function inspectWithPs(pid: number): ProcessInfo | undefined {
  try {
    const line = execFileSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [state, ...rest] = line.trim().split(/\s+/)
    if (!state || state.startsWith('Z')) return undefined
    return { startedAt: rest.slice(0, 5).join(' '), command: rest.slice(5).join(' ') }
  } catch {
    return undefined
  }
}

/** Names a process in a file so that a later one with the same id is not taken for it. */
export function processTag(pid: number): string {
  return `${pid} ${inspectProcess(pid)?.startedAt ?? ''}`
}

/** Whether the process named by a tag still runs. */
export function isTagAlive(tag: string): boolean {
  const separator = tag.indexOf(' ')
  const pid = Number(tag.slice(0, separator))
  return Number.isInteger(pid) && pid > 0 && inspectProcess(pid)?.startedAt === tag.slice(separator + 1)
}
