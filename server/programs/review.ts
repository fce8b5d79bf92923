import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { mailQueue } from '../mail/queue-mail.ts'
import { reviewComplaints } from '../operators/complaints/complaint-session.ts'
import { reviewReports } from '../operators/reports/report-session.ts'
import { reviewItems } from '../operators/review-session.ts'
import { systemClock } from '../platform/clock.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/db.ts'
import { createJobs } from '../platform/jobs/jobs.ts'
import { createLog } from '../platform/observe/log.ts'
import { loadPictureModels } from '../platform/pictures/picture-models.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { removeFiles } from '../profiles/photos/remove-files.job.ts'
import { noteHints } from '../profiles/review/check-photos.job.ts'
import { reachDatabase } from '../start/reach-database.ts'

const unknownTable = new Set(['42P01', '42703'])

/** Reviews members' photos in the terminal, on the database of an installation that runs or is stopped. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const closing: (() => Promise<void> | void)[] = []
  try {
    const url = await reachDatabase(config, console.error, closing)
    const log = createLog('warn')
    const { db, close } = openDatabase(url, { size: 2, log })
    closing.push(close)
    const jobs = await createJobs(url, [mailQueue, removeFiles.queue], log)
    closing.push(jobs.stop)
    const clock = systemClock
    // A stopped installation has no worker that would have looked at them before.
    const pictureModels = () => loadPictureModels(config.photoModels, log)
    await noteHints({ db, storage: openStorage(config), now: clock, log, pictureModels })
    const terminal = openTerminal()
    closing.push(terminal.close)
    const by = userInfo().username
    const session = { db, jobs, clock, by, print: console.log, ask: terminal.ask }
    await reviewItems({ ...session, placeOf: placesIn(config) })
    await reviewReports({ ...session, placeOf: placesIn(config) })
    await reviewComplaints(session)
  } finally {
    for (const close of closing.reverse()) await close()
  }
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
