import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { paintPortraits } from '#demo/paint-portraits.ts'
import { planPortraits } from '#demo/portraits/plan-portraits.ts'
import { loadCommunity } from '#load/load-community.ts'
import { startCluster } from '#server/platform/cluster/start-cluster.ts'
import { ensureDatabase, openDatabase } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { seedReference } from '#server/seeds/reference/seed-reference.ts'

export type BenchServer = { url: (database: string) => string; version: string; stop: () => Promise<void> }

const seed = 1
const portraitCount = 16

/** The PostgreSQL that is measured: the given one, or an embedded one in the folder. */
export async function openServer(given: string | undefined, folder: string): Promise<BenchServer> {
  await mkdir(folder, { recursive: true })
  if (given) {
    const url = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href
    return { url, version: await versionOf(given), stop: async () => {} }
  }
  const cluster = await startCluster({ dataDir: folder, log: console.log, settings: { max_wal_size: '4GB' } })
  return { url: cluster.url, version: await versionOf(cluster.url('postgres')), stop: cluster.stop }
}

async function versionOf(url: string): Promise<string> {
  const rows = await ask<{ server_version: string }>(url, 'show server_version')
  return rows[0]!.server_version
}

/** A database of so many members, filled once and kept; its rows follow from the size alone. */
export async function filledDatabase(
  server: BenchServer,
  given: string | undefined,
  members: number,
  folder: string,
): Promise<string> {
  const name = `serenade_bench_${members}`
  await ensureDatabase(given ?? server.url('postgres'), name)
  const url = server.url(name)
  await migrate(url)
  const database = openDatabase(url, { size: 1, log: createLog('silent') })
  await seedReference(database.db)
  await database.close()
  const [found] = await ask<{ count: number }>(url, 'select count(*)::int as count from member')
  if (found!.count < members) {
    console.log(`Filling a database with ${members.toLocaleString('en')} members …`)
    const storage = createFolderStorage(join(folder, 'files'))
    const portraits = await paintPortraits(planPortraits(seed, portraitCount), storage)
    await loadCommunity(url, { members, seed, now: new Date(), add: false, portraits, print: () => {} })
  }
  await ask(url, 'vacuum (analyze)')
  return url
}

async function ask<R extends pg.QueryResultRow>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<R>(statement)).rows
  } finally {
    await client.end()
  }
}
