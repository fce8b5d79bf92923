import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const readyWithinMs = 170_000

export type RunningSite = { port: number; stop: () => Promise<void> }

/** Starts the real program on a fresh data folder with a small demo community, and waits for its ready line. */
export async function startSite(): Promise<RunningSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serenade-e2e-'))
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_MEMBERS: '400',
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    const timer = setTimeout(
      () => reject(new Error(`the site was not ready in time:\n${said}`)),
      readyWithinMs,
    )
    const read = (chunk: Buffer) => {
      said += chunk
      const ready = /ready at http:\/\/localhost:(\d+)/.exec(said)
      if (!ready) return
      clearTimeout(timer)
      resolve(Number(ready[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => reject(new Error(`the site ended:\n${said}`)))
  })
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
