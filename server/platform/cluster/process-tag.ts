import { inspectProcess } from './inspect-process.ts'

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
