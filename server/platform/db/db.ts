import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { errorCode, errorConstraint } from '../error-code.ts'
import { outageMessages } from './outage-messages.ts'
import { prepareMarked } from './prepared.ts'
import { type StatementWatch, watchStatements } from './watch-statements.ts'

export type Db = NodePgDatabase & { $client?: unknown }

export type DatabaseOptions = StatementWatch & { size: number; answerMs?: number }

export type Database = { db: Db; pool: pg.Pool; close: () => Promise<void> }

/**
 * Opens the pool. Plans are made for the actual values, but for statements that are marked as `prepared`; a page that is
 * read out of turn costs hardly more than the next one, as it does in memory and on flash. Statements are bounded in
 * time, by the server and, for a server that hangs, by the client: a stuck one answers 503 and not never.
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { answerMs = 15_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size,
    connectionTimeoutMillis: 4_000,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    statement_timeout: answerMs,
    query_timeout: answerMs + 1_000,
    options: '-c timezone=UTC -c random_page_cost=1.1',
  })
  pool.on('error', (error) => options.log.warn({ sqlstate: errorCode(error) }, 'database connection lost'))
  // One that breaks while it is in use fails its statement; without a listener here it would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    prepareMarked(client)
  })
  watchStatements(pool, options)
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

const outageCodes = new Set(
  `ECONNREFUSED ECONNRESET ECONNABORTED EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN ENOENT EPIPE ETIMEDOUT
  57P01 57P02 57P03 57P05 57014 25006 40001 40P01 55P03`.split(/\s+/),
)
/** Connection exceptions and insufficient resources. */
const outageClasses = /^(08|53)/

/** Whether an error means that the database could not be reached or did not answer in time. */
export function isOutage(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause)
    if (code && (outageCodes.has(code) || outageClasses.test(code))) return true
    if (outageMessages.test(cause.message)) return true
    if (cause instanceof AggregateError && cause.errors.some(isOutage)) return true
  }
  return false
}

/** The name of the constraint that refused a row, or undefined. Drizzle wraps the driver's error as its cause. */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = errorCode(cause)
    if (code === '23505' || code === '23503' || code === '23514') return errorConstraint(cause)
  }
  return undefined
}

/** Asks the server for a sign of life. */
export async function probeDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}

/** Creates a database on a server when it is not there. Two starts at once may both try. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0)
      await client
        .query(`create database ${client.escapeIdentifier(name)}`)
        .catch((error: { code?: string }) => {
          if (error.code !== '42P04' && error.code !== '23505') throw error
        })
  } finally {
    await client.end()
  }
}
