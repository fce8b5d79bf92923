import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Db, isOutage } from './db.ts'

/**
 * Runs `work` in one transaction, or in a savepoint of the one that `db` already is. The connection is taken and given
 * back here: one that broke, or that was given up unanswered and may still be in its transaction, serves nobody else.
 */
export async function runTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const pool: unknown = db.$client
  if (!(pool instanceof pg.Pool)) return db.transaction(work)
  const client = await pool.connect()
  let broken = false
  try {
    return await drizzle(client).transaction(work)
  } catch (error) {
    broken = isOutage(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs `work` while no other process runs what has the same key; who comes second waits, however long. */
export async function runAlone<T>(url: string, key: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  // The lock is gone with its connection; the work's own transaction still decides.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [key])
    return await work()
  } finally {
    await client.end()
  }
}
