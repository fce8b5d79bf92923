import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type InstalledProcess = Awaited<ReturnType<typeof startProcess>>

/** One process of an installation that has several: its own data folder, everything else by settings. */
export async function startProcess(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'serenade-process-'))
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  const port = await new Promise<number>((resolve, reject) => {
    let said = ''
    const read = (chunk: Buffer) => {
      said += chunk
      const ready = /ready at http:\/\/localhost:(\d+)/.exec(said)
      if (ready) resolve(Number(ready[1]))
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('close', () => reject(new Error(`the process ended:\n${said}`)))
  })
  return {
    port,
    /** What it has left in its folder. */
    files: () => readdir(dataDir),
    kill: () => end('SIGKILL'),
    async close() {
      await end('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
