import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/db.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Log } from '../platform/observe/log.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { StorageError } from '../platform/storage/storage-error.ts'
import { seedReference } from '../seeds/reference/seed-reference.ts'
import { reachDatabase } from './reach-database.ts'

export type Closing = (() => Promise<void> | void)[]

type Preparing = { log: Log; tell: (line: string) => void; closing: Closing }

/**
 * Starts or reaches the database, brings it up to date and seeds it; answers its address. What must be given up in the
 * end is added to `closing`.
 */
export async function prepareDatabase(config: Config, { log, tell, closing }: Preparing): Promise<string> {
  const url = await reachDatabase(config, tell, closing)
  const applied = await migrate(url)
  if (applied.length > 0) tell(`Brought the database up to date (${applied.join(', ')}).`)
  await seed(url, config, { log, tell })
  return url
}

/** On connections of its own: a seed's long statements are nothing to warn about. */
async function seed(url: string, config: Config, { log, tell }: Omit<Preparing, 'closing'>): Promise<void> {
  const { db, close } = openDatabase(url, { size: config.databasePool, log })
  try {
    await seedReference(db)
    const storage = openStorage(config)
    if (!config.demo) return
    // Loaded where it is used: an installation without the demo has no need of all that draws it.
    const { seedDemo } = await import('#demo/seed-demo.ts')
    await seedDemo(db, { url, storage, members: config.demoMembers, now: systemClock(), tell })
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    tell(
      `The demo community has to wait for another start, because its portraits cannot be kept: ${error.message}.`,
    )
  } finally {
    await close()
  }
}
