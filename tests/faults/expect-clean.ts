import { expect } from 'vitest'
import { auditData } from '#server/operators/audit-data.ts'

/** Fails on whatever the auditor finds in a database, and names it. */
export async function expectClean(url: string): Promise<void> {
  const broken = (await auditData(url)).filter(({ rows }) => rows > 0)
  const named = broken.map(({ check, rows, sample }) => `${check}: ${rows}, as ${sample[0]}`)
  expect(named.join('; '), 'what the audit found').toBe('')
}
