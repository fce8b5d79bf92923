import type pg from 'pg'

export type Key = {
  table: string
  name: string
  /** p: primary key, u: unique, x: exclusion, f: foreign key; i: an index that is no constraint's. */
  kind: 'p' | 'u' | 'x' | 'f' | 'i'
  /** For a constraint what follows its name, for an index the whole statement. */
  definition: string
}

/** The keys and indexes of these tables, and the foreign keys of others that point to them, as the catalog has them. */
export async function readKeys(client: pg.Client, tables: string[]): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, contype as kind,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('p', 'u', 'x', 'f') and conparentid = 0
       and (conrelid = any($1::regclass[]) or (contype = 'f' and confrelid = any($1::regclass[])))
     union all
     select indrelid::regclass::text, indexrelid::regclass::text, 'i', pg_get_indexdef(indexrelid)
     from pg_index
     where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
     order by 1, 2`,
    [tables],
  )
  return rows
}
