import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../error-code.ts'
import { isPostmasterOf, readPostmasterFile } from './find-postmaster.ts'
import { readPassword, SUPERUSER } from './initialise-data.ts'
import { inspectProcess } from './inspect-process.ts'
import type { ClusterPlace } from './locate-cluster.ts'

const REPORT_EVERY_MS = 10_000
const WRONG_PASSWORD = '28P01'

/**
 * Returns the port once the postmaster accepts connections; throws when it ends first. There is no limit
 * in time, because recovery after a crash takes as long as it takes.
 */
export async function waitUntilReady(
  place: ClusterPlace,
  pid: number,
  log: (line: string) => void,
): Promise<number> {
  let nextReport = Date.now() + REPORT_EVERY_MS
  for (;;) {
    const file = readPostmasterFile(place.data)
    if (file?.pid === pid && file.status === 'ready' && (await answers(place, file.port))) return file.port
    if (!inspectProcess(pid)) throw new Error('PostgreSQL ended before it was ready.')
    if (file?.status === 'stopping' && isPostmasterOf(pid, place.data))
      throw new Error('PostgreSQL is stopping.')
    if (Date.now() > nextReport) {
      nextReport += REPORT_EVERY_MS
      log('The database is still starting (recovering after a crash can take a while).')
    }
    await sleep(20)
  }
}

async function answers(place: ClusterPlace, port: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: readPassword(place),
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query("select current_setting('data_directory') as folder")
    return rows[0]?.folder === place.data
  } catch (error) {
    if (errorCode(error) === WRONG_PASSWORD) {
      throw new Error(`The database refuses the password in ${place.passwordFile}.`, { cause: error })
    }
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
