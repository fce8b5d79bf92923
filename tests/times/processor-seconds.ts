import { readdirSync, readFileSync } from 'node:fs'

/** What the kernel counts in: USER_HZ, 100 a second on every Linux that Node runs on. */
const ticksPerSecond = 100

type Process = { pid: number; parent: number; ticks: number }

/**
 * The processor time in seconds that these processes, their children and the children that have ended have used so far.
 * NaN where there is no /proc.
 */
export function processorSeconds(pids: readonly number[]): number {
  const all = runningProcesses()
  if (all.length === 0) return Number.NaN
  const family = all.filter(({ pid }) => pids.includes(pid))
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid))
  return family.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
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

/** Nothing for a process that has ended meanwhile. Source: proc(5), fields 4 and 14 to 17, after the name in brackets. */
function readProcess(name: string): Process[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return [{ pid: Number(name), parent: Number(fields[1]), ticks }]
  } catch {
    return []
  }
}
