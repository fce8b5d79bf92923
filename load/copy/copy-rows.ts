import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { encodeRows, loadedColumns } from './encode-rows.ts'
import type { LoadRow } from './load-row.ts'

type Options = {
  /** Only for a table that this transaction has truncated: the rows need no vacuum later. */
  freeze: boolean
  /** Is told now and then how many rows were written so far. */
  progress: (rows: number) => void
}

const tellEveryMs = 5_000

/** Streams rows into a table, no faster than the database takes them. Returns how many. */
export async function copyRows<T extends PgTable>(
  client: pg.Client,
  table: T,
  rows: Iterable<LoadRow<T>>,
  { freeze, progress }: Options,
): Promise<number> {
  let count = 0
  let toldAt = Date.now()
  function* counted(): Generator<LoadRow<T>> {
    for (const row of rows) {
      yield row
      count += 1
      if (count % 10_000 > 0 || Date.now() - toldAt < tellEveryMs) continue
      toldAt = Date.now()
      progress(count)
    }
  }
  const columns = loadedColumns(table).map(({ name }) => client.escapeIdentifier(name))
  const target = `${client.escapeIdentifier(getTableName(table))} (${columns.join(', ')})`
  const options = freeze ? 'format binary, freeze' : 'format binary'
  const stream = client.query(from(`copy ${target} from stdin with (${options})`))
  await pipeline(Readable.from(encodeRows(table, counted())), stream)
  return count
}
