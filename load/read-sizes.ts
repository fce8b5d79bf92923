import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

/** What each larger table takes on the disk, with its indexes, one line for each. */
export async function readSizes(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const db = drizzle(client)
    const tables = await rows(
      db,
      { line: text },
      sql`
      select format('  %s: %s and %s of indexes', relname, pg_size_pretty(pg_table_size(oid)),
        pg_size_pretty(pg_indexes_size(oid))) as line
      from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_total_relation_size(oid) > 1000000
      order by pg_total_relation_size(oid) desc`,
    )
    const total = await rows(
      db,
      { line: text },
      sql`select format('  in all: %s', pg_size_pretty(pg_database_size(current_database()))) as line`,
    )
    return [...tables, ...total].map((row) => row.line)
  } finally {
    await client.end()
  }
}
