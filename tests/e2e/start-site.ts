import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtMain } from '../built-program.ts'

const readyWithinMs = 170_000

export type RunningSite = {
  port: number
  pid: number
  dataDir: string
  /** kill -9 of the program. */
  kill: () => Promise<void>
  /** Ends the program, and keeps its data. */
  halt: () => Promise<void>
  stop: () => Promise<void>
}
type Settings = Record<string, string>

/** The program as it is built, with a small demo community. A story can come from another country by X-Forwarded-For. */
const demoSite: Settings = {
  NODE_ENV: 'production',
  DEMO_MEMBERS: '400',
  DEMO_QUICK: 'true',
  TRUSTED_PROXIES: '127.0.0.1,::1',
}

/** Starts the real program on a data folder, a fresh one unless it is named, and waits for its ready line. */
export async function startSite(settings = demoSite, folder?: string): Promise<RunningSite> {
  const dataDir = folder ?? (await newFolder())
  const child = spawn(process.execPath, [builtMain], {
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
  async function halt() {
    child.kill('SIGTERM')
    await ended
  }
  async function stop() {
    await halt()
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
    return { port: await ready, pid: child.pid!, dataDir, kill, halt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts this many sites with the same community, which is written once. */
export async function startSites(count: number): Promise<RunningSite[]> {
  const first = await startSite()
  await first.halt()
  const folders = [first.dataDir]
  while (folders.length < count) {
    const folder = await newFolder()
    await cp(first.dataDir, folder, { recursive: true })
    folders.push(folder)
  }
  return Promise.all(folders.map((folder) => startSite(demoSite, folder)))
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'serenade-e2e-'))
}
