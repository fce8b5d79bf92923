import { existsSync } from 'node:fs'
import { required } from '#common/required.ts'
import { wordsOf } from '#common/text/words-of.ts'
import { paintPortraits } from '#demo/paint-portraits.ts'
import { planPortraits } from '#demo/portraits/plan-portraits.ts'
import { startCluster } from '#server/platform/cluster/start-cluster.ts'
import { ConfigError, readConfig } from '#server/platform/config.ts'
import { ensureDatabase, openDatabase } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { openStorage } from '#server/platform/storage/open-storage.ts'
import { seedReference } from '#server/seeds/reference/seed-reference.ts'
import { LoadRefused, loadCommunity } from './load-community.ts'
import { OptionError, readOptions } from './read-options.ts'
import { readSizes } from './read-sizes.ts'

const portraitCount = 16
const print = (line: string) => console.log(line)

/** A cluster that nobody else uses yet keeps no log of tables that a load fills from empty: half the writing. */
const loadingSettings = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '8GB',
  shared_buffers: '512MB',
}

async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const options = readOptions(process.argv.slice(2))
  const config = readConfig({
    ...process.env,
    ...(options.database === undefined ? {} : { DATABASE_URL: options.database }),
  })
  const began = Date.now()
  const cluster = config.databaseUrl
    ? undefined
    : await startCluster({ dataDir: config.dataDir, log: print, settings: loadingSettings })
  try {
    if (cluster) await ensureDatabase(cluster.url('postgres'), 'serenade')
    const url = config.databaseUrl ?? required(cluster).url('serenade')
    await migrate(url)
    await seedPlaces(url)
    const storage = openStorage(config)
    print('Painting the portraits that the members share …')
    const portraits = await paintPortraits(loadPortraits(options.seed), storage)
    print(`Loading ${options.members.toLocaleString('en')} members, seed ${options.seed} …`)
    const counts = await loadCommunity(url, { ...options, portraits, print })
    const rows = counts.reduce((sum, count) => sum + count.rows, 0)
    for (const line of await readSizes(url)) print(line)
    print(`${rows.toLocaleString('en')} rows in ${((Date.now() - began) / 1000).toFixed(0)} s.`)
    print('Sign in as load.3@example.org, password serenade-load.')
  } finally {
    await cluster?.stop()
  }
}

async function seedPlaces(url: string): Promise<void> {
  const database = openDatabase(url, { size: 1, log: createLog('silent') })
  try {
    await seedReference(database.db)
  } finally {
    await database.close()
  }
}

/** Named apart from the demo community's, whose files they must not replace. */
function loadPortraits(seed: number) {
  return planPortraits(seed, portraitCount).map((portrait) => ({
    ...portrait,
    key: `load-${seed}-${portrait.key}`,
  }))
}

main().catch((error: unknown) => {
  const expected = [OptionError, LoadRefused, ConfigError].some((kind) => error instanceof kind)
  console.error(expected ? wordsOf(error) : error)
  process.exitCode = 1
})
