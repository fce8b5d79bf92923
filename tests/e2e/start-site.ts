import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const readyWithinMs = 170_000

export type RunningSite = {
  port: number
  dataDir: string
  /** kill -9 of the program. */
  kill: () => Promise<void>
  stop: () => Promise<void>
}
type Settings = Record<string, string>

/** The program as it is built, with a small demo community. */
const demoSite: Settings = { NODE_ENV: 'production', DEMO_MEMBERS: '400', DEMO_QUICK: 'true' }

/** Starts the real program on a fresh data folder, and waits for its ready line. */
export async function startSite(settings = demoSite): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serenade-e2e-'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      PROCESSES: '1',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  async function kill() {
    child.kill('SIGKILL')
    await ended
  }
  async function stop() {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
  const ready = new Promise<number>((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`the site was not ready in time:\n${said}`)),
      readyWithinMs,
    )
    const read = (chunk: Buffer) => {
      said += chunk
      const line = /ready at http:\/\/localhost:(\d+)/.exec(said)
      if (!line) return
      clearTimeout(timer)
      resolve(Number(line[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`the site ended:\n${said}`)))
  })
  try {
    return { port: await ready, dataDir, kill, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
