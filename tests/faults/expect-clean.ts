import type { Client } from 'pg'
import { expect } from 'vitest'
import { auditData } from '#server/operators/audit-data.ts'
import { type AuditedCheck, allChecks, runChecks } from '#server/operators/run-checks.ts'

/** Fails on whatever the auditor finds in a database, and names it. */
export async function expectClean(url: string): Promise<void> {
  expectNothing(await auditData(url))
}

/** The same on a connection that is kept, for hundreds of audits. */
export async function expectCleanOn(client: Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only')
  try {
    expectNothing(await runChecks(client, allChecks))
  } finally {
    await client.query('commit')
  }
}

function expectNothing(checks: AuditedCheck[]): void {
  const broken = checks.filter(({ rows }) => rows > 0)
  const named = broken.map(({ check, rows, sample }) => `${check}: ${rows}, as ${sample[0]}`)
  expect(named.join('; '), 'what the audit found').toBe('')
}
