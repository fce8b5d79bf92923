import cluster, { type Worker } from 'node:cluster'
import { RateLimiterClusterMaster } from 'rate-limiter-flexible'
import { type Config, ConfigError } from '../platform/config.ts'
import { createLog, type Log } from '../platform/observe/log.ts'
import { serveMetrics, sharedMetrics } from '../platform/observe/metrics/serve-metrics.ts'
import { programFile } from '../platform/program-files.ts'
import { type Closing, prepareDatabase } from './prepare-database.ts'
import type { Program } from './program.ts'
import type { Order, Report } from './serving-worker.ts'

/** A process that ends again this soon is started once more only after a rest of as long. */
const shortLifeMs = 2_000
/** For its open requests, and a little more. */
const endWithinMs = 5_000

/**
 * Serves the site in as many processes as the settings say, on one port; returns the port once all of them serve. This
 * one prepares and keeps the database, counts rates and gathers figures for all, and starts anew whatever ends by itself.
 * The first one runs the jobs, too.
 */
export async function serveInProcesses(config: Config, program: Program): Promise<number> {
  const log = createLog(config.logLevel)
  const closing: Closing = []
  program.ends.push(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })
  // Not the file that Node was started with: that may be the script of `npm start`.
  cluster.setupPrimary({ exec: programFile('server/programs/main.ts') })
  const preparing = prepareDatabase(config, { log, print: console.log, closing })
  // The first of the processes that is done serves while the others still start.
  const prepared = preparing.then((url) => {
    program.mayServe = true
    return url
  })
  // The processes load their code while the database starts.
  const crew = new Crew(prepared, config, log)
  program.ends.push(() => crew.stop())
  const starting = Array.from({ length: config.processes }, (_, place) =>
    crew.start(config.worker && place === 0),
  )
  const [, ...ports] = await Promise.all([prepared, ...starting])
  if (config.metrics) {
    const served = await serveMetrics(sharedMetrics(), config.metrics)
    closing.push(served.close)
    console.log(`Metrics are at http://${config.metrics.host}:${served.port}/metrics`)
  }
  return ports[0] ?? config.port
}

class Crew {
  readonly #preparing: Promise<string>
  readonly #drainMs: number
  readonly #log: Log
  /** Counts the calls that the processes' own limiters ask it about. */
  readonly rates = new RateLimiterClusterMaster()
  #stopping = false

  constructor(preparing: Promise<string>, { drainSeconds }: Config, log: Log) {
    this.#preparing = preparing
    this.#drainMs = drainSeconds * 1_000
    this.#log = log
  }

  /** Returns the port once the process serves. Throws ConfigError where it ends before, having said why. */
  async start(worker: boolean): Promise<number> {
    const startedAt = Date.now()
    const child = cluster.fork()
    // A message to one that has just been killed is no reason to end with it.
    child.on('error', () => {})
    let serving = false
    const served = new Promise<number>((resolve, reject) => {
      child.on('message', (report: Report | { channel: string }) => {
        if (report === 'waiting') this.#order(child, worker).catch(reject)
        if (typeof report !== 'object') return
        if ('failed' in report && this.#stopping) return
        if ('failed' in report) return reject(new ConfigError(report.failed))
        if (!('servingAt' in report)) return
        serving = true
        resolve(report.servingAt)
      })
      child.once('exit', (code, signal) => {
        if (this.#stopping) return
        if (!serving) return reject(new ConfigError('One of its processes ended before it served.'))
        this.#log.error({ reason: signal ?? `exit ${code}` }, 'process ended')
        this.#restart(worker, startedAt)
      })
    })
    return served
  }

  async #order(child: Worker, worker: boolean): Promise<void> {
    const order: Order = { databaseUrl: await this.#preparing, worker }
    child.send(order)
  }

  #restart(worker: boolean, startedAt: number): void {
    const rest = Date.now() - startedAt < shortLifeMs ? shortLifeMs : 0
    setTimeout(() => {
      if (this.#stopping) return
      const begunAt = Date.now()
      this.start(worker).catch(() => this.#restart(worker, begunAt))
    }, rest)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined)
    await Promise.all(children.map((child) => this.#end(child)))
  }

  async #end(child: Worker): Promise<void> {
    if (child.isDead()) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const order: Order = 'stop'
    child.send(order)
    const timer = setTimeout(() => child.process.kill('SIGKILL'), this.#drainMs + endWithinMs)
    await ended
    clearTimeout(timer)
  }
}
