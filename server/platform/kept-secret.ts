import { sql } from 'drizzle-orm'
import type { Db } from './db/db.ts'
import { createToken } from './token.ts'

/** A secret of the installation's own, made the first time it is asked for and the same ever after. */
export async function keptSecret(db: Db, name: string): Promise<string> {
  const read = async () => {
    const { rows } = await db.execute<{ value: string }>(sql`select value from secret where name = ${name}`)
    return rows[0]?.value
  }
  const known = await read()
  if (known) return known
  await db.execute(
    sql`insert into secret (name, value) values (${name}, ${createToken()}) on conflict (name) do nothing`,
  )
  return (await read())!
}
