import { ensurePushKeys } from '../notifications/push/push-keys.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Log } from '../platform/observe/log.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { StorageError } from '../platform/storage/storage.ts'
import { seedReference } from '../seeds/reference/seed-reference.ts'
import { reachDatabase } from './reach-database.ts'

export type Closing = (() => Promise<void> | void)[]

type Preparing = { log: Log; print: (line: string) => void; closing: Closing }

/**
 * Starts or reaches the database, brings it up to date and seeds it; returns its address. What must be given up in the
 * end is added to `closing`.
 */
export async function prepareDatabase(config: Config, { log, print, closing }: Preparing): Promise<string> {
  const url = await reachDatabase(config, print, closing)
  const applied = await migrate(url)
  if (applied.length > 0) print(`Brought the database up to date (${applied.join(', ')}).`)
  await seed(url, config, { log, print, closing })
  return url
}

/** On connections of its own: a seed's long statements are nothing to warn about. */
async function seed(url: string, config: Config, { log, print, closing }: Preparing): Promise<void> {
  const { db, close } = openDatabase(url, { size: config.databasePool, log })
  try {
    await seedReference(db)
    await ensurePushKeys(db, systemClock())
    const storage = openStorage(config)
    if (!config.demo) return
    // Loaded where it is used: an installation without the demo has no need of all that draws it.
    const { fillDemo } = await import('#demo/fill-demo.ts')
    const members = config.demoMembers
    await fillDemo(db, { url, storage, members, now: systemClock, print })
    // In tests and shows nobody waits for pictures that nobody looks at, and the machine has other things to do.
    if (config.demoQuick) return
    const { growInBackground } = await import('#demo/grow-in-background.ts')
    closing.push(growInBackground({ url, members }))
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    print(
      `The demo community has to wait for another start, because its pictures cannot be kept: ${error.message}.`,
    )
  } finally {
    await close()
  }
}
