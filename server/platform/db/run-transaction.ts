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
