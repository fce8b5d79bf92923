import { asc } from 'drizzle-orm'
import type { Db } from '../platform/db/db.ts'
import { auditResults } from './tables.ts'

export const auditFindings = {
  type: 'gauge',
  across: 'max',
  name: 'serenade_audit_findings',
  help: 'Rows that break a rule of the data, by check, as of the last hourly audit; the same from every process',
  labels: ['check'],
} as const

export const auditAgeSeconds = {
  type: 'gauge',
  across: 'min',
  name: 'serenade_audit_age_seconds',
  help: 'Time since the last hourly audit; the same from every process',
  labels: [],
} as const

export type AuditResult = { check: string; findings: number; checkedAt: Date }

/** What the last hourly audit found, check by check; empty before the first one ran. */
export async function lastAudit(db: Db): Promise<AuditResult[]> {
  const { check, findings, checkedAt } = auditResults
  return db.select({ check, findings, checkedAt }).from(auditResults).orderBy(asc(check))
}
