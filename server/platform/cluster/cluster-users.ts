import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTagAlive, processTag } from './inspect-process.ts'

/** Notes that this process uses the cluster; returns the file that says so. */
export function addUser(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${process.pid}-${Math.random().toString(36).slice(2, 8)}`)
  writeFileSync(file, processTag(process.pid))
  return file
}

/** Removes the note, where there is one, and those of dead processes; returns whether some other live process still uses the cluster. */
export function removeUser(folder: string, file?: string): boolean {
  if (file) rmSync(file, { force: true })
  let others = false
  if (!existsSync(folder)) return others
  for (const name of readdirSync(folder)) {
    const other = join(folder, name)
    if (isTagAlive(readFileSync(other, 'utf8'))) others = true
    else rmSync(other, { force: true })
  }
  return others
}
