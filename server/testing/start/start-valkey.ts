import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const names = ['valkey-server', 'redis-server']

/** The program that `npm test` found, or one on the PATH; undefined where there is none. */
export function findValkey(): string | undefined {
  return process.env.VALKEY_SERVER_PATH || names.find((name) => spawnSync(name, ['--version']).status === 0)
}

/** A server of its own that keeps nothing, on a free port of this machine. */
export async function startValkey(program: string) {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-valkey-'))
  const port = await freePort()
  const place = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder]
  const server = spawn(program, [...place, '--save', '', '--appendonly', 'no'])
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  await untilReady(server)
  return {
    url: `valkey://127.0.0.1:${port}`,
    async close() {
      server.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.once('error', reject)
    server.once('close', () => reject(new Error(`Valkey did not start: ${said}`)))
    server.stdout!.on('data', (chunk) => {
      said += String(chunk)
      if (said.includes('Ready to accept connections')) resolve()
    })
  })
}
