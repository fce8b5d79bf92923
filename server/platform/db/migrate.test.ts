import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, expect, inject, test } from 'vitest'
import { migrationsFolder } from '../program-files.ts'
import { baselineFingerprint } from './adopt-database.ts'
import { ensureDatabase } from './db.ts'
import { migrate, migrationNames } from './migrate.ts'
import { schemaFingerprint } from './schema-fingerprint.ts'

const adminUrl = inject('adminUrl')
const made: string[] = []

async function createDatabase(): Promise<string> {
  const name = `migrate_${uuidv7().replaceAll('-', '')}`
  await ensureDatabase(adminUrl, name)
  made.push(name)
  return adminUrl.replace(/\/postgres(\?|$)/, `/${name}$1`)
}

const query = async (target: string, text: string) => {
  const client = new pg.Client({ connectionString: target })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

afterAll(async () => {
  for (const name of made) await query(adminUrl, `drop database ${name} with (force)`)
})

const url = await createDatabase()

test('three starts at once bring a database up to date once', async () => {
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1)
  const rows = await query(url, 'select name from migration order by name')
  expect(rows.map((row) => row.name)).toEqual(applied.flat().sort())
  expect(await migrate(url)).toEqual([])
})

test('a migration that was edited after it had been applied is refused', async () => {
  await query(url, `update migration set hash = 'other' where name like '%01-shared.sql'`)
  await expect(migrate(url)).rejects.toThrow('The migration baseline/01-shared.sql was edited')
})

test('migrations are plain SQL: what else lies with them would never be applied', () => {
  const files = readdirSync(migrationsFolder, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file !== 'baseline').sort()).toEqual(migrationNames().sort())
})

/** A database as version 0.1.0 left it, with a row and the names of two of its migrations. */
async function createOlder(): Promise<string> {
  const older = await createDatabase()
  for (const name of migrationNames().filter((each) => each.startsWith('baseline/')))
    await query(older, readFileSync(join(migrationsFolder, name), 'utf8'))
  await query(
    older,
    `create table migration (name text primary key, hash text not null);
     insert into migration (name, hash) values ('0001-foundations.sql', 'a'), ('0012-name-keys.ts', 'b');
     insert into seeded_data (name, hash) values ('geo', 'kept')`,
  )
  return older
}

test('the baseline makes the tables of 0.1.0, by which a database of it is known', async () => {
  const client = new pg.Client({ connectionString: await createOlder() })
  await client.connect()
  await client.query('begin')
  expect(await schemaFingerprint(drizzle(client))).toBe(baselineFingerprint)
  await client.end()
})

test('a database of 0.1.0 is taken over once, with its rows and the names of its migrations', async () => {
  const older = await createOlder()
  const taken = await Promise.all([migrate(older), migrate(older)])
  expect(taken.flat()).toEqual(migrationNames())
  const names = (await query(older, 'select name from migration')).map((row) => row.name)
  expect(names).toEqual(expect.arrayContaining(['0001-foundations.sql', '0012-name-keys.ts']))
  expect(await query(older, 'select * from seeded_data')).toEqual([{ name: 'geo', hash: 'kept' }])
  expect(await migrate(older)).toEqual([])
})

test.each([
  ['an index is missing', 'drop index visit_old'],
  ['a column is of another type', 'alter table city alter column population type bigint'],
  ['a table is one of somebody else', 'create table further (id integer)'],
])('an older database is refused and left as it is where %s', async (_what, statement) => {
  const older = await createOlder()
  await query(older, statement)
  await expect(migrate(older)).rejects.toThrow('Start version 0.1.0 on it once')
  const names = await query(older, 'select name from migration order by name')
  expect(names.map((row) => row.name)).toEqual(['0001-foundations.sql', '0012-name-keys.ts'])
})
