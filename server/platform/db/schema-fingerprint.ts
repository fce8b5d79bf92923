import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { text } from './columns.ts'
import type { Db } from './db.ts'
import { rows } from './rows.ts'

type Executor = Pick<Db, 'execute'>

/**
 * What an expression looks like depends on these: a default of a moment is written in the session's time zone. They hold
 * for the caller's transaction.
 */
const settings = sql`
  select set_config(name, value, true)
  from (values ('timezone', 'UTC'), ('datestyle', 'ISO, MDY'), ('intervalstyle', 'postgres'), ('bytea_output', 'hex'),
    ('extra_float_digits', '1'), ('quote_all_identifiers', 'off')) as setting (name, value)`

/** What an extension has brought is the extension's, and may be of any version: an operator may have added some. */
const own = (catalog: string, id: string) => sql`not exists (
  select from pg_depend where classid = ${sql.raw(`'${catalog}'::regclass`)} and objid = ${sql.raw(id)} and deptype = 'e')`

const ownRelations = sql`
  select * from pg_class
  where relnamespace = current_schema()::regnamespace and relkind not in ('i', 'I', 't') and ${own('pg_class', 'pg_class.oid')}`

const relationLines = sql`
  select concat_ws(' ', 'relation', relname, relkind, relpersistence, relreplident, relrowsecurity, relforcerowsecurity,
    reloptions, case when relkind in ('v', 'm') then pg_get_viewdef(oid) end,
    (select string_agg(inhparent::regclass::text, ' ' order by inhseqno) from pg_inherits where inhrelid = relation.oid))
  from relation`

const columnLines = sql`
  select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod),
    case when attnotnull then 'not null' end,
    case when attcollation <> typcollation then attcollation::regcollation end,
    'default ' || pg_get_expr(adbin, adrelid), nullif(attidentity, ''), nullif(attgenerated, ''),
    case when attstorage <> typstorage then attstorage end, nullif(attcompression, ''),
    nullif(attstattarget, -1), attoptions)
  from relation join pg_attribute on attrelid = relation.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind <> 'S'`

/** PostgreSQL 18 writes each "not null" down as a constraint, which the ones before it do not. The column says it. */
const constraintLines = sql`
  select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid, true))
  from relation join pg_constraint on conrelid = relation.oid and contype <> 'n'`

const indexLines = sql`
  select concat_ws(' ', 'index', relname, pg_get_indexdef(indexrelid, 0, true),
    case when not indisvalid then 'invalid' end, case when indisclustered then 'clustered' end)
  from relation join pg_index on indrelid = relation.oid`

const triggerLines = sql`
  select concat_ws(' ', 'trigger', relname, pg_get_triggerdef(pg_trigger.oid, true), tgenabled)
  from relation join pg_trigger on tgrelid = relation.oid and not tgisinternal`

const functionLines = sql`
  select concat_ws(' ', 'function', proname, pg_get_function_arguments(oid), pg_get_function_result(oid), prokind,
    (select lanname from pg_language where pg_language.oid = prolang), provolatile, proisstrict, proparallel, prosecdef,
    proleakproof, proconfig, procost, prorows, coalesce(pg_get_function_sqlbody(oid), prosrc))
  from pg_proc where pronamespace = current_schema()::regnamespace and ${own('pg_proc', 'pg_proc.oid')}`

const sequenceLines = sql`
  select concat_ws(' ', 'sequence', relname, format_type(seqtypid, null), seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle)
  from relation join pg_sequence on seqrelid = relation.oid`

/** What the program does not use is named all the same: a database that has some of it is another one. */
const furtherLines = sql`
  select concat_ws(' ', 'type', typname, typtype)
  from pg_type where typnamespace = current_schema()::regnamespace and typtype in ('d', 'e', 'r') and ${own('pg_type', 'pg_type.oid')}
  union all select concat_ws(' ', 'rule', relname, pg_get_ruledef(pg_rewrite.oid))
  from relation join pg_rewrite on ev_class = relation.oid and rulename <> '_RETURN'
  union all select concat_ws(' ', 'policy', relname, polname) from relation join pg_policy on polrelid = relation.oid
  union all select concat_ws(' ', 'statistics', pg_get_statisticsobjdef(oid))
  from pg_statistic_ext where stxnamespace = current_schema()::regnamespace`

/**
 * Everything that makes up the schema, a line for each thing, in one order whatever the order of columns in a table and
 * the version of PostgreSQL. To be called in a transaction.
 * @internal For the test.
 */
export async function describeSchema(db: Executor): Promise<string[]> {
  await db.execute(settings)
  const parts = [
    relationLines,
    columnLines,
    constraintLines,
    indexLines,
    triggerLines,
    functionLines,
    sequenceLines,
    furtherLines,
  ]
  const lines = await rows(
    db,
    { line: text },
    sql`with relation as (${ownRelations})
      select line from (${sql.join(parts, sql` union all `)}) as described (line) order by line collate "C"`,
  )
  return lines.map(({ line }) => line)
}

/**
 * One word for the whole schema: equal where two databases have the same tables, rules and functions. To be called in a
 * transaction.
 */
export async function schemaFingerprint(db: Executor): Promise<string> {
  return createHash('sha256')
    .update((await describeSchema(db)).join('\n'))
    .digest('hex')
}
