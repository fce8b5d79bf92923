import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrationsFolder } from '../program-files.ts'
import { isOlder, requireBaseline } from './adopt-database.ts'
import { text as textColumn } from './columns.ts'
import { rows } from './rows.ts'

const lockKey = 7_236_001

type Migration = { name: string; text: string; hash: string }

/** The migrations that this version of the program brings, in their order: what made the first tables, and what came since. */
export function migrationNames(): string[] {
  return [...baselineNames(), ...sqlFiles(migrationsFolder)]
}

function baselineNames(): string[] {
  return sqlFiles(join(migrationsFolder, 'baseline')).map((file) => `baseline/${file}`)
}

/** Plain SQL alone: a migration that called the program would change with it. */
function sqlFiles(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
}

/**
 * Applies the files of server/migrations that the database has not seen, in their order, each in a transaction of its own.
 * A database of version 0.1.0 has the baseline's tables already, and is taken over with all its rows. Several processes
 * may call it at once. Returns what is new to the database; throws when an applied file was edited since.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query('create table if not exists migration (name text primary key, hash text not null)')
    const seen = await readApplied(drizzle(client))
    const adopted = isOlder(new Set(seen.keys()), baselineNames())
    if (adopted) await adopt(client)
    const given = adopted ? await readApplied(drizzle(client)) : seen
    const fresh = migrationNames()
      .map(readMigration)
      .filter((migration) => !isApplied(migration, given))
    for (const migration of fresh) await apply(client, migration)
    return [...(adopted ? baselineNames() : []), ...fresh.map(({ name }) => name)]
  } finally {
    await client.end()
  }
}

/** By their names, the hashes of the migrations that the database has had. */
async function readApplied(db: NodePgDatabase): Promise<Map<string, string>> {
  const found = await rows(db, { name: textColumn, hash: textColumn }, sql`select name, hash from migration`)
  return new Map(found.map(({ name, hash }) => [name, hash]))
}

function readMigration(name: string): Migration {
  const text = readFileSync(join(migrationsFolder, name), 'utf8')
  return { name, text, hash: createHash('sha256').update(text).digest('hex') }
}

function isApplied({ name, hash }: Migration, seen: ReadonlyMap<string, string>): boolean {
  const before = seen.get(name)
  if (before !== undefined && before !== hash)
    throw new Error(`The migration ${name} was edited after it had been applied.`)
  return before !== undefined
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin')
  await client.query(migration.text)
  await note(client, migration)
  await client.query('commit')
}

/**
 * Notes the baseline as applied. The rows of the older migrations stay: processes of 0.1.0 that still run look for them,
 * and so does 0.1.0 if somebody goes back to it.
 */
async function adopt(client: pg.Client): Promise<void> {
  await client.query('begin')
  await requireBaseline(drizzle(client))
  for (const name of baselineNames()) await note(client, readMigration(name))
  await client.query('commit')
}

async function note(client: pg.Client, { name, hash }: Migration): Promise<void> {
  await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
}
