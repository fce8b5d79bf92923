import type { ClientBase } from 'pg'
import { conversationChecks } from '../conversations/audit.ts'
import { creditChecks } from '../credits/audit.ts'
import { likeChecks } from '../likes/audit.ts'
import { memberChecks } from '../members/audit.ts'
import { blockChecks } from '../moderation/audit.ts'
import { paymentChecks } from '../payments/audit.ts'
import { eventChecks } from '../platform/db/audit.ts'
import type { AuditCheck } from '../platform/db/audit-check.ts'
import { one } from '../platform/db/one.ts'
import { profileChecks } from '../profiles/audit.ts'

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
export async function runChecks(client: ClientBase, checks: AuditCheck[]): Promise<AuditedCheck[]> {
  const results: AuditedCheck[] = []
  for (const { name, explains, sql } of checks) {
    const { rows } = await client.query<{ rows: string; sample: string[] | null }>(`
      with broken as materialized (${sql})
      select (select count(*) from broken) as rows,
        (select array_agg(id order by id) from (select id from broken order by id limit ${sampleSize}) as few) as sample`)
    const found = one(rows)
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
  ...paymentChecks,
  ...likeChecks,
  ...conversationChecks,
]
