import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

/**
 * Truncates those of the tables that are empty, and answers which: in the same transaction their rows can be loaded
 * frozen and, where the server keeps no log for others, without one. Needs them to have no foreign key.
 */
export async function truncateEmpty(client: pg.Client, tables: string[]): Promise<Set<string>> {
  const empty = new Set<string>()
  for (const table of tables) {
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount !== 0) continue
    // The ledger refuses to be truncated; one without a single entry loses nothing.
    const guards = await truncateGuards(client, table)
    for (const guard of guards) await client.query(`alter table ${table} disable trigger ${guard}`)
    await client.query(`truncate ${table}`)
    for (const guard of guards) await client.query(`alter table ${table} enable trigger ${guard}`)
    empty.add(table)
  }
  return empty
}

async function truncateGuards(client: pg.Client, table: string): Promise<string[]> {
  const onTruncate = 32
  const triggers = await rows(
    drizzle(client),
    { name: text },
    sql`select quote_ident(tgname) as name from pg_trigger
     where tgrelid = ${table}::regclass and not tgisinternal and tgenabled = 'O' and (tgtype & ${onTruncate}::integer) > 0`,
  )
  return triggers.map((row) => row.name)
}
