import { existsSync } from 'node:fs'
import { auditData } from '../operators/audit-data.ts'
import type { AuditedCheck } from '../operators/run-checks.ts'
import { ConfigError, readConfig } from '../platform/config.ts'
import { reachDatabase } from '../start/reach-database.ts'

const unknownTable = new Set(['42P01', '42703'])

/** Audits the configured database and prints what was found; returns the exit code. */
async function main(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const closing: (() => Promise<void> | void)[] = []
  try {
    const url = await reachDatabase(readConfig(process.env), console.error, closing)
    const results = await auditData(url).catch((error: { code?: string }) => {
      if (!unknownTable.has(error.code ?? '')) throw error
      throw new ConfigError('The database is empty or of another version: start Serenade once, then audit.')
    })
    console.log(report(results))
    return results.every((result) => result.rows === 0) ? 0 : 1
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

function report(results: AuditedCheck[]): string {
  const width = Math.max(...results.map((result) => result.check.length))
  const lines = results.flatMap(({ check, rows, explains, sample }) => {
    const line = `${check.padEnd(width)}  ${String(rows).padStart(7)}`
    return rows === 0 ? [line] : [line, `  ${explains}`, ...sample.map((id) => `  broken by ${id}`)]
  })
  const broken = results.filter((result) => result.rows > 0).length
  return [`${'check'.padEnd(width)}     rows`, ...lines, `${results.length} checks, ${broken} broken`].join(
    '\n',
  )
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(
      `The data could not be audited. ${error instanceof Error ? error.message : 'Unknown failure.'}`,
    )
    process.exit(2)
  },
)
