import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { addUser, removeUser } from './cluster-users.ts'
import { ensureRunning, type Running } from './ensure-running.ts'
import { explainFolder } from './explain-folder.ts'
import { isPostmasterOf } from './find-postmaster.ts'
import { readPassword, SUPERUSER } from './initialise-data.ts'
import { type ClusterPlace, locateCluster } from './locate-cluster.ts'
import { interruptPostmaster, stopPostmaster } from './stop-postmaster.ts'
import { supervise } from './supervise.ts'
import { withLock } from './with-lock.ts'

export interface ClusterOptions {
  /** The cluster lies in `postgres` below it, its log and password beside that. */
  dataDir: string
  log: (line: string) => void
  /** Server settings over the defaults, such as `{ fsync: 'off' }` in tests; ignored when adopting. */
  settings?: Record<string, string>
}

export interface Cluster {
  url: (database: string) => string
  /** Whether it ran already, for another process or left by one that was killed. */
  adopted: boolean
  /** Gives the cluster up; the last user on the machine stops it and waits until it has ended. */
  stop: () => Promise<void>
}

/**
 * Starts or joins the embedded PostgreSQL of a data folder and keeps it running: one that ends unasked is
 * started again on the same port. Throws a sentence for people when the machine does not allow it.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  if (process.platform === 'win32') {
    throw new Error(
      'The built-in PostgreSQL runs on Linux and macOS. Set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  const dataDir = resolve(options.dataDir)
  try {
    return await start({ ...options, dataDir })
  } catch (error) {
    throw explainFolder(error, dataDir)
  }
}

async function start({ dataDir, log, settings = {} }: ClusterOptions): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const locked = <T>(action: () => Promise<T>) =>
    withLock(
      join(dataDir, 'postgres.lock'),
      () => log('Waiting for another start on the same data folder.'),
      action,
    )

  const { place, leave, running, password } = await locked(async () => {
    const place = locateCluster(dataDir, log)
    const leave = enter(place)
    try {
      const running = await ensureRunning(place, { settings, port: undefined, log })
      return { place, leave, running, password: readPassword(place) }
    } catch (error) {
      leave()
      throw error
    }
  })
  let current: Running = running
  const supervisor = supervise({
    isAlive: () => isPostmasterOf(current.pid, place.data),
    restart: () =>
      locked(async () => {
        current = await ensureRunning(place, { settings, port: current.port, log })
      }),
    log,
  })

  let stopping: Promise<void> | undefined
  const stop = async () => {
    await supervisor.stop()
    await locked(async () => {
      if (leave().isLast) await stopPostmaster(place.data, log)
    })
  }
  return {
    url: (database) =>
      `postgresql://${SUPERUSER}:${password}@127.0.0.1:${current.port}/${encodeURIComponent(database)}`,
    adopted: running.adopted,
    stop: () => (stopping ??= stop()),
  }
}

/** Registers this process as a user, also for the case that it exits without giving the cluster up. */
function enter(place: ClusterPlace): () => { isLast: boolean } {
  const user = addUser(place.usersFolder)
  const leave = () => {
    process.off('exit', onExit)
    return { isLast: !removeUser(place.usersFolder, user) }
  }
  const onExit = () => {
    if (leave().isLast) interruptPostmaster(place.data)
  }
  process.once('exit', onExit)
  return leave
}
