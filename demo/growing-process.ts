import { setPriority } from 'node:os'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/db.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { growDemo } from './grow-demo.ts'

// It paints only when nothing else has to be done, and ends with the program that began it.
setPriority(19)
process.on('disconnect', () => process.exit())

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const { db, close } = openDatabase(config.databaseUrl ?? '', { size: 2, log })
try {
  await growDemo(db, {
    url: config.databaseUrl ?? '',
    storage: openStorage(config),
    members: config.demoMembers,
    now: systemClock,
    print: console.log,
  })
} catch (error) {
  log.warn({ reason: String(error) }, 'demo growth stopped until the next start')
} finally {
  await close()
}
process.exit()
