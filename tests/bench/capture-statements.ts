import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { MemberCtx } from '#server/kernel/context.ts'
import type { Db } from '#server/platform/db/db.ts'

export type Statement = { text: string; values: unknown[] }

/** What a verb sends to the database, to be sent again by the bare driver. */
export async function captureStatements(
  pool: pg.Pool,
  ctx: MemberCtx,
  work: (ctx: MemberCtx) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = []
  const db: Db = drizzle(pool, { logger: { logQuery: (text, values) => statements.push({ text, values }) } })
  await work({ ...ctx, db })
  return statements
}
