import { interruptUnused } from '../platform/cluster/interrupt-unused.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { endProgram, type Program, startFailure } from './program.ts'
import { serve } from './serve.ts'

/** From the primary to a worker process: what to be, or that it is over. */
export type Order = { databaseUrl: string; worker: boolean } | 'stop'

/** From a worker process to the primary: it waits for its order, serves at a port, or cannot, and why. */
export type Report = 'waiting' | { servingAt: number } | { failed: string }

/**
 * One of several processes that share a port: the primary has prepared the database and says when to begin and when to
 * stop. A signal that reaches all processes at once, as a service manager sends it, means the same as the primary's word.
 */
export function serveAsWorker(program: Program): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await endProgram(program)
    process.exit(0)
  }
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => void stop())
  process.on('message', (order: Order | { channel?: string }) => {
    if (order === 'stop') void stop()
    else if (typeof order === 'object' && 'databaseUrl' in order) begin(order).catch(fail)
  })

  process.on('exit', () => {
    if (stopping || process.connected) return
    // The primary was killed, with which Node ends this process too: nobody else is left to end its database.
    const { databaseUrl, dataDir } = readConfig(process.env)
    if (!databaseUrl) interruptUnused(dataDir)
  })

  report('waiting')

  async function begin({ databaseUrl, worker }: Exclude<Order, 'stop'>): Promise<void> {
    const config: Config = { ...readConfig(process.env), worker }
    const servingAt = await serve(config, program, databaseUrl)
    report({ servingAt })
  }

  /** The primary says why, once for all of them. */
  async function fail(reason: unknown): Promise<void> {
    report({ failed: startFailure(reason) })
    await endProgram(program).catch(() => {})
    process.exit(1)
  }
}

function report(words: Report): void {
  process.send?.(words)
}
