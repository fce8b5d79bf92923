import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostmaster } from '#server/platform/cluster/find-postmaster.ts'
import { inspectProcess } from '#server/platform/cluster/inspect-process.ts'
import { freePort } from '#server/testing/start/free-port.ts'
import { builtMain } from '#tests/built-program.ts'
import { clusterOf, databaseUrl, processesOf } from './program-database.ts'

const readyWithinMs = 120_000
const keptOutput = 20_000

/** The settings of an installation; only what is outside the program is the test's. */
const installed = {
  NODE_ENV: 'production',
  DEMO: 'false',
  PAYMENTS_TRIAL: 'true',
  WORKER: 'true',
  PROCESSES: '1',
  RATE_LIMITS: 'false',
  LOG_LEVEL: 'error',
}

/**
 * The real program on a data folder and a port of its own, which outlive its deaths. A death that nobody asked for is
 * kept in `faults`.
 */
export class Program {
  readonly port: number
  readonly dataDir: string
  readonly faults: string[] = []
  /** Where the figures are, with the setting METRICS_PORT. */
  metricsUrl = ''
  private child: ChildProcess | undefined
  private wanted = false
  private ready: Promise<void> = Promise.resolve()

  private readonly settings: Record<string, string>

  private constructor(port: number, dataDir: string, settings: Record<string, string>) {
    this.port = port
    this.dataDir = dataDir
    this.settings = settings
  }

  static async start(settings: Record<string, string> = {}): Promise<Program> {
    const program = new Program(await freePort(), await mkdtemp(join(tmpdir(), 'serenade-faults-')), settings)
    await program.launch().catch(async (error: unknown) => {
      await program.close()
      throw error
    })
    return program
  }

  /** Starts it once more where it was killed; done when it serves. */
  launch(): Promise<void> {
    this.wanted = true
    const env = {
      ...process.env,
      ...installed,
      ...this.settings,
      PORT: String(this.port),
      DATA_DIR: this.dataDir,
    }
    const child = spawn(process.execPath, ['--max-semi-space-size=8', builtMain], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    this.ready = new Promise((resolve, reject) => {
      let said = ''
      const timer = setTimeout(() => reject(new Error(`not ready in time:\n${said}`)), readyWithinMs)
      const read = (chunk: Buffer) => {
        said = (said + chunk).slice(-keptOutput)
        this.metricsUrl = /Metrics are at (\S+)/.exec(said)?.[1] ?? this.metricsUrl
        if (said.includes('is ready at')) resolve(clearTimeout(timer))
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code, signal) => {
        clearTimeout(timer)
        if (!this.wanted) return resolve()
        this.faults.push(`the program ended by itself (${code ?? signal}):\n${said}`)
        reject(new Error(this.faults.at(-1)))
      })
    })
    return this.ready
  }

  /** Answers once the running start serves. */
  up(): Promise<void> {
    return this.ready
  }

  /** kill -9 of the program; the database outlives it, and the next start adopts it. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  /** As an operator stops it: the database ends with it. */
  async stop(): Promise<void> {
    await this.end('SIGTERM')
    for (let waited = 0; this.databaseProcesses().length > 0 && waited < 200; waited += 1) await sleep(50)
  }

  /** kill -9 of the postmaster: the program notices, clears its orphans and starts it again. */
  async killDatabase(): Promise<void> {
    const pid = await findPostmaster(clusterOf(this.dataDir))
    if (pid) process.kill(pid, 'SIGKILL')
  }

  /** The process that was started: with PROCESSES=1 it serves by itself. */
  pid(): number | undefined {
    return this.child?.pid
  }

  /** The processes that serve, where there are several; the one that started them is not among them. */
  servingProcesses(): number[] {
    const pid = this.child?.pid
    if (!pid) return []
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean)
      .map(Number)
    return children.filter((child) => inspectProcess(child)?.command.includes(builtMain))
  }

  /** Every process of the database: the postmaster and its children. */
  databaseProcesses(): number[] {
    return processesOf(clusterOf(this.dataDir))
  }

  databaseUrl(): string {
    return databaseUrl(this.dataDir)
  }

  async close(): Promise<void> {
    await this.stop()
    for (const pid of this.databaseProcesses()) process.kill(pid, 'SIGKILL')
    await rm(this.dataDir, { recursive: true, force: true })
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.wanted = false
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
}
