import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/db/db.ts'
import { createTestApp } from './start/create-test-app.ts'

type Column = {
  name: string
  type: string
  notNull: boolean
  hasDefault: boolean
  generated: boolean
  inKey: boolean
}
type Tables = Record<string, Column[]>

/** Tables that one module reads in SQL of its own. */
const undescribed = [
  'event',
  'event_cursor',
  'first_message_day',
  'migration',
  'notice',
  'notice_rhythm',
  'held_notice',
  'unread_reminder',
  'secret',
  'sms',
]

const modules = import.meta.glob<Record<string, unknown>>(['../*/tables.ts', '../*/*/tables.ts'], {
  eager: true,
})
const described = describedTables()
let stored: Tables

beforeAll(async () => {
  const { db } = await createTestApp()
  stored = await storedTables(db)
})

it('has in code every table of the migrations, and no other', () => {
  expect([...Object.keys(described), ...undescribed].sort()).toEqual(Object.keys(stored).sort())
})

it.each(Object.keys(described))('describes %s as the migrations made it', (name) => {
  expect(described[name]).toEqual(stored[name])
})

function describedTables(): Tables {
  const tables = Object.values(modules).flatMap((module) =>
    Object.values(module).filter((value) => is(value, PgTable)),
  )
  return Object.fromEntries(
    tables.map((table) => {
      const { name, columns, primaryKeys } = getTableConfig(table)
      const key = new Set(primaryKeys.flatMap((each) => each.columns.map((column) => column.name)))
      const found = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType(),
        notNull: column.notNull,
        hasDefault: column.hasDefault,
        generated: column.generated !== undefined,
        inKey: column.primary || key.has(column.name),
      }))
      return [name, found.sort(byName)]
    }),
  )
}

async function storedTables(db: Db): Promise<Tables> {
  const { rows } = await db.execute<{ table: string; columns: Column[] }>(sql`
    select c.relname as "table", json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'notNull', a.attnotnull,
        'hasDefault', a.atthasdef and a.attgenerated = '',
        'generated', a.attgenerated <> '',
        'inKey', coalesce(a.attnum = any (k.conkey), false)
      )) as columns
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p') and not c.relispartition
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    group by c.relname`)
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns.sort(byName)]))
}

function byName(one: Column, other: Column): number {
  return one.name < other.name ? -1 : 1
}
