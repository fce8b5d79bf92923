import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { z } from 'zod'
import { migrationsFolder } from '../../kernel/program-files.ts'
import { text as textColumn } from './columns.ts'
import { rows } from './rows.ts'

const lockKey = 7_236_001

/** The migrations that this version of the program brings, in their order. */
export function migrationNames(): string[] {
  return readdirSync(migrationsFolder)
    .filter((file) => /^\d{4}-.*\.(sql|ts)$/.test(file))
    .sort()
}

type Up = (client: pg.Client) => Promise<void>
const step = z.object({ up: z.custom<Up>((value) => typeof value === 'function') })

/**
 * Applies the files of server/migrations that the database has not seen, in the order of their names, each in a
 * transaction of its own: SQL, or TypeScript where rows need what only the program can compute. Several processes may call it at once. Throws when an applied file was edited since.
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query('create table if not exists migration (name text primary key, hash text not null)')
    const done = await rows(
      drizzle(client),
      { name: textColumn, hash: textColumn },
      sql`select name, hash from migration`,
    )
    const seen = new Map(done.map((row) => [row.name, row.hash]))
    const applied: string[] = []
    for (const name of migrationNames()) {
      const file = join(migrationsFolder, name)
      const text = readFileSync(file, 'utf8')
      const hash = createHash('sha256').update(text).digest('hex')
      const before = seen.get(name)
      if (before && before !== hash)
        throw new Error(`The migration ${name} was edited after it had been applied.`)
      if (before) continue
      await client.query('begin')
      if (name.endsWith('.sql')) await client.query(text)
      else await step.parse(await import(pathToFileURL(file).href)).up(client)
      await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
      await client.query('commit')
      applied.push(name)
    }
    return applied
  } finally {
    await client.end()
  }
}
