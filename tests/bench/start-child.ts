import { fork, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Child<Answer> = {
  pid: number
  /** Sends a request and waits for the answer to it; one at a time. */
  ask: (request: object) => Promise<Answer>
  stop: () => Promise<void>
}

/** A program of this folder in a process of its own, spoken to by messages. It has said `ready` when this answers. */
export async function startChild<Answer>(file: string, given: object): Promise<Child<Answer>> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit', 'ipc']
  // React, for one, is another program without it.
  const env = { ...process.env, NODE_ENV: 'production' }
  const child = fork(path, [JSON.stringify(given)], { stdio, env })
  const ended = once(child, 'exit')
  const failed = ended.then(([code]) => {
    throw new Error(`${file} ended with ${code}`)
  })
  failed.catch(() => {})
  const next = async () => ((await Promise.race([once(child, 'message'), failed])) as unknown[])[0]
  await next()
  return {
    pid: child.pid!,
    async ask(request) {
      child.send(request)
      return (await next()) as Answer
    },
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** The other side: answers each message by `answer`, and says that it is ready. */
export function serveParent(answer: (request: never) => Promise<object>): void {
  process.on('message', (request) => void answer(request as never).then((found) => process.send!(found)))
  process.on('disconnect', () => process.exit(0))
  process.send!('ready')
}

/** What startChild was given. */
export function givenToChild(): unknown {
  return JSON.parse(process.argv[2]!)
}
