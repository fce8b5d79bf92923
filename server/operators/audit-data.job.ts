import { notInArray } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { runTransaction } from '../platform/db/run-transaction.ts'
import type { Log } from '../platform/observe/log.ts'
import { auditData } from './audit-data.ts'
import type { AuditedCheck } from './run-checks.ts'
import { auditResults } from './tables.ts'

type Needs = { databaseUrl: string; db: Db; clock: Clock; log: Log }

/** Audits the data, keeps what was found for the metrics, and logs an error for every broken rule. Runs every hour. */
export async function auditDataHourly({ databaseUrl, db, clock, log }: Needs): Promise<void> {
  const results = await auditData(databaseUrl)
  await keep(db, results, clock())
  const broken = results.filter((result) => result.rows > 0)
  for (const { check, rows } of broken)
    log.error({ check, count: rows }, 'the audit found rows that break a rule')
  if (broken.length === 0) log.info({ count: results.length }, 'the audit found nothing')
}

async function keep(db: Db, results: AuditedCheck[], checkedAt: Date): Promise<void> {
  await runTransaction(db, async (tx) => {
    for (const { check, rows: findings, sample } of results)
      await tx
        .insert(auditResults)
        .values({ check, findings, sample, checkedAt })
        .onConflictDoUpdate({ target: auditResults.check, set: { findings, sample, checkedAt } })
    const names = results.map((result) => result.check)
    await tx.delete(auditResults).where(notInArray(auditResults.check, names))
  })
}
