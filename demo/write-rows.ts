import { getTableColumns, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { required } from '#common/required.ts'
import type { Db } from '#server/platform/db/db.ts'

const rowsAtOnce = 1_000

/**
 * Inserts many rows, all with the same columns, in a few statements. They go as JSON: a statement with a parameter for
 * every value takes several times as long to build as to carry out.
 */
export async function writeRows<T extends PgTable>(
  db: Db,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  const columns = new Map(Object.entries(getTableColumns(table)).map(([key, { name }]) => [key, name]))
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [required(columns.get(key)), value])),
  )
  const [first] = named
  if (!first) return
  const list = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  )
  for (let start = 0; start < named.length; start += rowsAtOnce) {
    const text = JSON.stringify(named.slice(start, start + rowsAtOnce))
    await db.execute(sql`
      insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${text}::json)`)
  }
}
