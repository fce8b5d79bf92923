import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { reviewItems } from '../operators/review-session.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { noteHints } from '../profiles/review/check-photos.job.ts'
import { reviewComplaints } from '../safety/complaints/complaint-session.ts'
import { reviewReports } from '../safety/reports/report-session.ts'
import { asStaff } from '../start/as-staff.ts'

const unknownTable = new Set(['42P01', '42703'])

/** Reviews members' photos in the terminal, on the database of an installation that runs or is stopped. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  // A log between the questions would be in the way.
  const config = { ...readConfig(process.env), logLevel: 'warn' }
  await asStaff(config, async (ctx) => {
    // A stopped installation has no worker that would have looked at them before.
    await noteHints(ctx)
    const terminal = openTerminal()
    const session = { ctx, placeOf: placesIn(config), print: console.log, ask: terminal.ask }
    try {
      await reviewItems(session)
      await reviewReports(session)
      await reviewComplaints(session)
    } finally {
      terminal.close()
    }
  })
}

function placesIn({ s3, dataDir }: Config) {
  return (key: string) => (s3 ? `${s3.endpoint}/${key}` : join(dataDir, 'files', key))
}

/** Line by line, whether a person types or a script writes them. */
function openTerminal() {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const coming = lines[Symbol.asyncIterator]()
  return {
    ask: async (question: string): Promise<string | null> => {
      process.stdout.write(question)
      const { done, value } = await coming.next()
      return done ? null : value
    },
    close: () => lines.close(),
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (unknownTable.has(code))
    return 'The database is empty or of another version: start Serenade once, then review.'
  return cause instanceof Error ? cause.message : 'Unknown failure.'
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(`The review could not start or go on. ${explain(error)}`)
    process.exit(2)
  },
)
