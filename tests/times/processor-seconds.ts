import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel counts in: USER_HZ, 100 a second on every Linux that Node runs on. */
const ticksPerSecond = 100
/** A process that ends between two looks is counted up to the first of them. */
const lookEveryMs = 250

type Process = { pid: number; parent: number; ticks: number }

/**
 * Counts the processor time of these processes and all that descend from them, also of those that end meanwhile: a
 * browser's renderers are nobody's children any more once it is closed. Returns how to stop, which answers with the
 * seconds since the start; NaN where there is no /proc.
 */
export function countProcessorSeconds(pids: readonly number[]): () => number {
  const before = look(pids)
  const latest = new Map(before)
  const note = () => {
    for (const [pid, ticks] of look(pids)) latest.set(pid, ticks)
  }
  const timer = setInterval(note, lookEveryMs).unref()
  return () => {
    clearInterval(timer)
    note()
    if (latest.size === 0) return Number.NaN
    const ticks = [...latest].reduce((sum, [pid, count]) => sum + count - (before.get(pid) ?? 0), 0)
    return ticks / ticksPerSecond
  }
}

/** The processor time in seconds that a process and its children have used, on all their threads. NaN where there is no /proc. */
export function processorSeconds(pid: number): number {
  const ticks = [...look([pid]).values()]
  return ticks.length === 0 ? Number.NaN : ticks.reduce((sum, own) => sum + own, 0) / ticksPerSecond
}

/** The ticks of each process of the family. */
function look(pids: readonly number[]): Map<number, number> {
  const all = runningProcesses()
  const family = all.filter(({ pid }) => pids.includes(pid))
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid))
  return new Map(family.map(({ pid, ticks }) => [pid, ticks]))
}

function runningProcesses(): Process[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  } catch {
    return []
  }
}

/** Nothing for a process that has ended meanwhile. Source: proc(5), fields 4, 14 and 15, after the name in brackets. */
function readProcess(name: string): Process[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }]
  } catch {
    return []
  }
}
