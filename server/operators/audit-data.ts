import pg from 'pg'
import { type AuditedCheck, allChecks, runChecks } from './run-checks.ts'

const longestCheckMs = 600_000

/**
 * Runs every check over one snapshot of the database, without writing, on a connection of its own: on a large
 * installation a check may take longer than a request may. Answers all checks, those that found nothing too.
 */
export async function auditData(url: string): Promise<AuditedCheck[]> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'serenade-audit',
    statement_timeout: longestCheckMs,
    connectionTimeoutMillis: 10_000,
  })
  // A lost connection fails the statement that runs; without a listener it would also end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    return await runChecks(client, allChecks)
  } finally {
    await client.end()
  }
}
