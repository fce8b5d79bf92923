import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { isPostmasterOf } from './find-postmaster.ts'
import { lastWords, postgresEnvironment } from './initialise-data.ts'
import type { ClusterPlace } from './locate-cluster.ts'
import { stopPostmaster } from './stop-postmaster.ts'
import { waitUntilReady } from './wait-until-ready.ts'

const LOG_LIMIT_BYTES = 10_000_000
const ATTEMPTS = 5

const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  synchronous_commit: 'on',
  fsync: 'on',
  jit: 'off',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

export interface LaunchOptions {
  settings: Record<string, string>
  /** Asked for again after a crash, because open pools know no other. */
  port: number | undefined
  log: (line: string) => void
}

export interface Postmaster {
  pid: number
  port: number
}

/**
 * Starts PostgreSQL on complete data and answers when it accepts connections. One that runs and cannot be used, as without
 * its password, is ended again: nobody else knows of it.
 */
export async function launchPostmaster(place: ClusterPlace, options: LaunchOptions): Promise<Postmaster> {
  rotateLog(place.logFile)
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort())
    const logStart = statSync(place.logFile, { throwIfNoEntry: false })?.size ?? 0
    const pid = spawnPostmaster(place, { ...SETTINGS, ...options.settings, port: String(port) })
    try {
      await waitUntilReady(place, pid, options.log)
      return { pid, port }
    } catch (error) {
      if (isPostmasterOf(pid, place.data)) {
        await stopPostmaster(place.data, options.log)
        throw error
      }
      const said = readFileSync(place.logFile).subarray(logStart).toString('utf8')
      if (said.includes('Address already in use') && attempt < ATTEMPTS) continue
      throw new Error(
        `PostgreSQL did not start on the data of the setting DATA_DIR. It said in ${place.logFile}:\n${lastWords(said)}`,
        { cause: error },
      )
    }
  }
}

function spawnPostmaster(place: ClusterPlace, settings: Record<string, string>): number {
  const output = openSync(place.logFile, 'a', 0o600)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  try {
    const child = spawn(place.binaries.postgres, ['-D', place.data, ...options], {
      ...place.account,
      cwd: place.data,
      env: postgresEnvironment(),
      stdio: ['ignore', output, output],
      // Its own session: Ctrl-C in the terminal must reach the app alone, which stops the database last.
      detached: true,
    })
    child.on('error', () => {})
    child.unref()
    if (!child.pid) throw new Error(`PostgreSQL could not be run: ${place.binaries.postgres}`)
    return child.pid
  } finally {
    closeSync(output)
  }
}

/** Below the ports that systems hand to outgoing connections, so that it is still free after a crash. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

function rotateLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
}
