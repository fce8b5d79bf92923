import type pg from 'pg'
import { type Key, readKeys } from './read-keys.ts'

/** Makes what was set aside again, foreign keys last; each of them is checked against the rows that are there now. */
export type RestoreKeys = (print: (line: string) => void) => Promise<void>

/**
 * Drops the keys and indexes of the tables, so that rows can be loaded as fast as they can be written. Needs a
 * transaction that also restores them: whatever goes wrong in between, the database has them all.
 */
export async function setKeysAside(client: pg.Client, tables: string[]): Promise<RestoreKeys> {
  const keys = await readKeys(client, tables)
  const foreign = keys.filter((key) => key.kind === 'f')
  const own = keys.filter((key) => key.kind !== 'f')
  for (const key of [...foreign, ...own]) await drop(client, key)

  return async (print) => {
    for (const table of tables) {
      const began = Date.now()
      for (const key of own.filter((each) => each.table === table)) await make(client, key)
      print(`  indexes of ${table} (${seconds(began)})`)
    }
    const began = Date.now()
    for (const table of tables) await client.query(`analyze ${table}`)
    print(`  statistics (${seconds(began)})`)
    const checked = Date.now()
    for (const key of foreign) await make(client, key)
    print(`  ${foreign.length} foreign keys (${seconds(checked)})`)
  }
}

async function drop(client: pg.Client, { table, name, kind }: Key): Promise<void> {
  await client.query(kind === 'i' ? `drop index ${name}` : `alter table ${table} drop constraint ${name}`)
}

async function make(client: pg.Client, { table, name, kind, definition }: Key): Promise<void> {
  await client.query(kind === 'i' ? definition : `alter table ${table} add constraint ${name} ${definition}`)
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
