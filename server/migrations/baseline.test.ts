import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ensureDatabase } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import { describeSchema } from '../platform/db/schema-fingerprint.ts'

/** The database that the migrations make, and the one that the baseline makes: their schemas must be equal. */
const adminUrl = inject('adminUrl')
const folder = join(import.meta.dirname, 'baseline')
const made: string[] = []
let old: pg.Client
let baseline: pg.Client

async function create(fill: (client: pg.Client, url: string) => Promise<void>): Promise<pg.Client> {
  const name = `schema_${uuidv7().replaceAll('-', '')}`
  await ensureDatabase(adminUrl, name)
  made.push(name)
  const url = adminUrl.replace(/\/postgres(\?|$)/, `/${name}$1`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fill(client, url)
  return client
}

async function linesOf(client: pg.Client): Promise<string[]> {
  await client.query('begin')
  const lines = await describeSchema(drizzle(client))
  await client.query('rollback')
  return lines
}

const both = async (statement: string) => [
  (await old.query(statement)).rows,
  (await baseline.query(statement)).rows,
]

beforeAll(async () => {
  old = await create(async (_client, url) => void (await migrate(url)))
  baseline = await create(async (client) => {
    await client.query('create table migration (name text primary key, hash text not null)')
    for (const file of readdirSync(folder).sort())
      await client.query(readFileSync(join(folder, file), 'utf8'))
  })
})

afterAll(async () => {
  await old.end()
  await baseline.end()
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  for (const name of made) await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

const kinds = ['relation', 'column', 'constraint', 'index', 'trigger', 'function', 'sequence']

test.each(kinds)('the same %s in both', async (kind) => {
  const of = (lines: string[]) => lines.filter((line) => line.startsWith(`${kind} `))
  const [theirs, ours] = [of(await linesOf(old)), of(await linesOf(baseline))]
  console.log(`${kind}: ${theirs.length} in the migrations' database, ${ours.length} in the baseline's`)
  expect(theirs.length).toBeGreaterThan(0)
  expect(ours).toEqual(theirs)
})

test('nothing else in either', async () => {
  const [theirs, ours] = [await linesOf(old), await linesOf(baseline)]
  expect(ours).toEqual(theirs)
  console.log(`${theirs.length} lines in all`)
})

test('the same extensions', async () => {
  const [theirs, ours] = await both('select extname from pg_extension order by 1')
  expect(ours).toEqual(theirs)
})

test('the same comments: none', async () => {
  const [theirs, ours] = await both(`
    select objoid from pg_description join pg_class on pg_class.oid = objoid and classoid = 'pg_class'::regclass
    where relnamespace = 'public'::regnamespace`)
  expect([theirs, ours]).toEqual([[], []])
})

test('the same rows: none', async () => {
  const [tables] = await both(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'migration'`,
  )
  expect(tables?.length).toBeGreaterThan(70)
  for (const { relname } of tables ?? [])
    expect(await both(`select count(*)::int as rows from ${relname}`)).toEqual([[{ rows: 0 }], [{ rows: 0 }]])
})
