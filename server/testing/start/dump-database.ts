import type pg from 'pg'

/** Every row of every table as text, the job queue's too, by the table's name. */
export async function dumpDatabase(pool: pg.Pool): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`)
  const dump = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ text: string | null }>(
      `select string_agg(kept::text, E'\\n') as text from ${name} as kept`,
    )
    dump.set(name, rows[0]?.text ?? '')
  }
  return dump
}
