import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { oneOf, type Row, text } from '#server/platform/db/columns.ts'
import { rows } from '#server/platform/db/rows.ts'

const shape = {
  table: text,
  name: text,
  /** p: primary key, u: unique, x: exclusion, f: foreign key; i: an index that is no constraint's. */
  kind: oneOf(['p', 'u', 'x', 'f', 'i']),
  /** For a constraint what follows its name, for an index the whole statement. */
  definition: text,
}
export type Key = Row<typeof shape>

/** The keys and indexes of these tables, and the foreign keys of others that point to them, as the catalog has them. */
export async function readKeys(client: pg.Client, tables: string[]): Promise<Key[]> {
  const named = sql`${sql.param(tables)}::regclass[]`
  return rows(
    drizzle(client),
    shape,
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name, contype as kind,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('p', 'u', 'x', 'f') and conparentid = 0
       and (conrelid = any(${named}) or (contype = 'f' and confrelid = any(${named})))
     union all
     select indrelid::regclass::text, indexrelid::regclass::text, 'i', pg_get_indexdef(indexrelid)
     from pg_index
     where indrelid = any(${named})
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by 1, 2`,
  )
}
