import { setPriority } from 'node:os'
import { systemClock } from '#server/platform/clock.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/db.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { growDemo } from './grow-demo.ts'
import { paintMissing } from './paint-missing.ts'

// It works only when nothing else has to be done, and ends with the program that began it.
setPriority(19)
process.on('disconnect', () => process.exit())

/** What the sign-ins and whoever comes in the first seconds see. */
const firstPictures = 150

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const url = config.databaseUrl ?? ''
const { db, close } = openDatabase(url, { size: 2, log })
const painting = { url, storage: openStorage(config) }
try {
  const first = await paintMissing(db, { ...painting, most: firstPictures })
  const grown = await growDemo(db, { url, members: config.demoMembers, now: systemClock })
  if (grown > 0) console.log(`The demo community has grown to ${config.demoMembers} members.`)
  const others = await paintMissing(db, painting)
  if (first + others > 0) console.log('Every picture of the demo community is painted.')
} catch (error) {
  log.warn({ reason: String(error) }, 'demo growth stopped until the next start')
} finally {
  await close()
}
process.exit()
