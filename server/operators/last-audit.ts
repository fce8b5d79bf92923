import { asc } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { auditResults } from './tables.ts'

export type AuditResult = { check: string; findings: number; checkedAt: Date }

/** What the last hourly audit found, check by check; empty before the first one ran. */
export async function lastAudit(db: Db): Promise<AuditResult[]> {
  const { check, findings, checkedAt } = auditResults
  return db.select({ check, findings, checkedAt }).from(auditResults).orderBy(asc(check))
}
