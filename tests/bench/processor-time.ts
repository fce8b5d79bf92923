import { readdir, readFile } from 'node:fs/promises'

/** What the kernel counts in: USER_HZ, 100 a second on every Linux that Node runs on. */
const ticksPerSecond = 100

/**
 * The processor time that a process and its children have used, on all their threads, in milliseconds. Linux only; NaN
 * elsewhere.
 */
export async function processorTime(pid: number): Promise<number> {
  let ticks = 0
  for (const { ticks: own } of await familyOf(pid)) ticks += own
  return ticks === 0 ? Number.NaN : (ticks * 1_000) / ticksPerSecond
}

type Process = { pid: number; parent: number; ticks: number }

async function familyOf(pid: number): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => [])
  const all = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess))
  const known = all.filter((found) => found !== undefined)
  const family = known.filter((found) => found.pid === pid)
  for (const member of family) family.push(...known.filter(({ parent }) => parent === member.pid))
  return family
}

/** Undefined for a process that has ended meanwhile. Source: proc(5), fields 4, 14 and 15, after the name in brackets. */
async function readProcess(name: string): Promise<Process | undefined> {
  const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  if (fields.length < 13) return undefined
  return { pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
}
