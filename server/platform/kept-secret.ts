import { sql } from 'drizzle-orm'
import { text } from './db/columns.ts'
import type { Db } from './db/db.ts'
import { one } from './db/one.ts'
import { rows } from './db/rows.ts'
import { createToken } from './token.ts'

/** A secret of the installation's own, made the first time it is asked for and the same ever after. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  const read = () => rows(db, { value: text }, sql`select value from secret where name = ${name}`)
  const [known] = await read()
  if (known) return known.value
  await db.execute(
    sql`insert into secret (name, value) values (${name}, ${createToken()}) on conflict (name) do nothing`,
  )
  return one(await read()).value
}
