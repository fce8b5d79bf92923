import { readFile } from 'node:fs/promises'

/** The memory that a process occupies, in KB. Linux only; NaN elsewhere. */
export async function residentMemory(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN)
}
