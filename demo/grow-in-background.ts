import { fork } from 'node:child_process'
import { once } from 'node:events'
import { programFile } from '#server/platform/program-files.ts'

const program = programFile('demo/growing-process.ts')

/**
 * Lets a process of its own bring the members that the community lacks and paint the pictures that nobody has looked at yet,
 * while the site is open. Returns how to end it: it may be cut off at any time.
 */
export function growInBackground({ url, members }: { url: string; members: number }): () => Promise<void> {
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
