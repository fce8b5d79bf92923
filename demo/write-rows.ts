import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#server/platform/db/db.ts'

const rowsAtOnce = 500

/** Inserts many rows in a few statements. */
export async function writeRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of T, which Drizzle's builder cannot follow
    await db.insert(table).values(rows.slice(start, start + rowsAtOnce) as never)
  }
}
