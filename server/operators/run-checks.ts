import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { conversationChecks } from '../conversations/audit.ts'
import { creditChecks } from '../credits/audit.ts'
import { likeChecks } from '../likes/audit.ts'
import { memberChecks } from '../members/audit.ts'
import { paymentChecks } from '../payments/audit.ts'
import { eventChecks } from '../platform/db/audit.ts'
import type { AuditCheck } from '../platform/db/audit-check.ts'
import { bigint, nullable, textList } from '../platform/db/columns.ts'
import { one } from '../platform/db/one.ts'
import { rows } from '../platform/db/rows.ts'
import { profileChecks } from '../profiles/audit.ts'
import { blockChecks } from '../profiles/blocks/audit.ts'
import { promotionChecks } from '../promotions/audit.ts'

const sampleSize = 5

export type AuditedCheck = {
  check: string
  explains: string
  /** How many rows break the rule. */
  rows: number
  /** The ids of a few of them. */
  sample: string[]
}

/** Runs each check as one statement, in whatever transaction the connection is. */
export async function runChecks(
  client: pg.Client | pg.PoolClient,
  checks: AuditCheck[],
): Promise<AuditedCheck[]> {
  const results: AuditedCheck[] = []
  const db = drizzle(client)
  for (const { name, explains, sql: check } of checks) {
    const answer = await rows(
      db,
      { rows: bigint, sample: nullable(textList()) },
      sql`
      with broken as materialized (${sql.raw(check)})
      select (select count(*) from broken) as rows,
        (select array_agg(id order by id) from (select id from broken order by id limit ${sampleSize}) as few) as sample`,
    )
    const found = one(answer)
    results.push({ check: name, explains, rows: Number(found.rows), sample: found.sample ?? [] })
  }
  return results
}

/** Every rule that the stored data must keep, as each noun states those of its own tables. */
export const allChecks: AuditCheck[] = [
  ...eventChecks,
  ...memberChecks,
  ...blockChecks,
  ...profileChecks,
  ...creditChecks,
  ...promotionChecks,
  ...paymentChecks,
  ...likeChecks,
  ...conversationChecks,
]
