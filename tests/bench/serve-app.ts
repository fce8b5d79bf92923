import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/testing/start/free-port.ts'
import { builtMain } from '../built-program.ts'

export type ServedApp = {
  url: string
  pid: number
  readMetrics: () => Promise<string>
  stop: () => Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const patienceMs = 60_000

export type AppOptions = {
  databaseUrl: string
  /** Its log is written here, and its profile. */
  folder: string
  /** Writes a profile of the processor's time when it ends. */
  profile: boolean
  /** How many processes serve; one unless told. */
  processes?: number
}

/**
 * The program as it is run, in a process of its own, on a filled database: production mode, logging each request to a
 * file. Only the rate limits are off, since one machine asks for everybody, and the worker.
 */
export async function serveApp({
  databaseUrl,
  folder,
  profile,
  processes = 1,
}: AppOptions): Promise<ServedApp> {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const log = openSync(join(folder, 'app.log'), 'w')
  const profiling = profile ? ['--cpu-prof', `--cpu-prof-dir=${join(folder, 'profiles')}`] : []
  const child = spawn(process.execPath, [...profiling, builtMain], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO: 'false',
      PAYMENTS_TRIAL: 'true',
      STRICT_HOSTS: 'false',
      RATE_LIMITS: 'false',
      WORKER: 'false',
      PROCESSES: String(processes),
    },
  })
  const abandon = () => child.kill('SIGKILL')
  process.on('exit', abandon)
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  const until = Date.now() + patienceMs
  for (;;) {
    const ready = await fetch(`${url}/ready`).catch(() => undefined)
    if (ready?.ok) break
    if (child.exitCode !== null || Date.now() > until)
      throw new Error(`The server did not start; ${join(folder, 'app.log')} says why.`)
    await sleep(100)
  }
  return {
    url,
    pid: child.pid!,
    readMetrics: async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    async stop() {
      process.off('exit', abandon)
      child.kill('SIGTERM')
      await ended
    },
  }
}
