import { fork } from 'node:child_process'
import { once } from 'node:events'
import { programFile } from '#server/kernel/program-files.ts'
import type { Db } from '#server/platform/db/db.ts'
import { isGrowing } from './grow-demo.ts'

const program = programFile('demo/growing-process.ts')

/**
 * Lets a process of its own bring the members that the community lacks, while the site is open. Returns how to end it:
 * it may be cut off at any time. Undefined where nobody lacks.
 */
export async function growInBackground(
  db: Db,
  { url, members }: { url: string; members: number },
): Promise<(() => Promise<void>) | undefined> {
  if (!(await isGrowing(db, { members }))) return undefined
  const child = fork(program, [], {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: url, DEMO_MEMBERS: String(members) },
  })
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}
