import { notInArray } from 'drizzle-orm'
import { inTransaction, type SystemCtx } from '../kernel/context.ts'
import { job, noData } from '../kernel/job.ts'
import { auditData } from './audit-data.ts'
import type { AuditedCheck } from './run-checks.ts'
import { auditResults } from './tables.ts'

/** Audits the data, keeps what was found for the metrics, and logs an error for every broken rule. */
export const auditDataHourly = job({
  queue: 'audit-data',
  every: '41 * * * *',
  data: noData,
  async run(ctx) {
    const results = await auditData(ctx.databaseUrl)
    await keep(ctx, results)
    const broken = results.filter((result) => result.rows > 0)
    for (const { check, rows } of broken)
      ctx.log.error({ check, count: rows }, 'the audit found rows that break a rule')
    if (broken.length === 0) ctx.log.info({ count: results.length }, 'the audit found nothing')
  },
})

async function keep(ctx: SystemCtx, results: AuditedCheck[]): Promise<void> {
  const checkedAt = ctx.now()
  await inTransaction(ctx, async ({ db }) => {
    for (const { check, rows: findings, sample } of results)
      await db
        .insert(auditResults)
        .values({ check, findings, sample, checkedAt })
        .onConflictDoUpdate({ target: auditResults.check, set: { findings, sample, checkedAt } })
    const names = results.map((result) => result.check)
    await db.delete(auditResults).where(notInArray(auditResults.check, names))
  })
}
