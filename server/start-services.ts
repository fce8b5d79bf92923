import { join } from 'node:path'
import type { Deps } from './deps.ts'
import { queues } from './job-queues.ts'
import { systemClock } from './platform/clock.ts'
import { startCluster } from './platform/cluster/start-cluster.ts'
import { type Config, ConfigError } from './platform/config.ts'
import { ensureDatabase, openDatabase, probeDatabase } from './platform/db.ts'
import { createEvents } from './platform/events.ts'
import { loadMessages } from './platform/i18n.ts'
import { createJobs, type JobRunner } from './platform/jobs.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { createProxyList } from './platform/network.ts'
import { createRates } from './platform/rate-limit.ts'
import { createFolderStorage } from './platform/storage.ts'
import { seedDemo } from './seeds/demo/seed-demo.ts'
import { seedReference } from './seeds/reference/seed-reference.ts'
import { createSiteDirectory } from './sites/site-directory.ts'

export type Services = { deps: Deps; jobs: JobRunner; stop: () => Promise<void> }

/** Starts or reaches the database, brings it up to date, seeds it, and makes everything createApp needs. */
export async function startServices(config: Config, tell: (line: string) => void): Promise<Services> {
  const log = createLog(config.logLevel)
  const closing: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const url = await reachDatabase(config, tell, closing)
    const applied = await migrate(url)
    if (applied.length > 0) tell(`Brought the database up to date (${applied.join(', ')}).`)
    const database = openDatabase(url, { size: config.databasePool, log })
    closing.push(database.close)
    const storage = createFolderStorage(join(config.dataDir, 'files'))
    await seedReference(database.db)
    if (config.demo)
      await seedDemo(database.db, { storage, members: config.demoMembers, now: systemClock(), tell })

    const sites = await createSiteDirectory(database.db, log)
    closing.push(sites.close)
    const events = await createEvents(url, database.pool, log)
    closing.push(events.close)
    const jobs = await createJobs(url, queues, log)
    closing.push(jobs.stop)
    const deps: Deps = {
      mode: config.mode,
      db: database.db,
      sites,
      events,
      jobs,
      storage,
      rates: createRates(config.rateLimits),
      clock: systemClock,
      log,
      translate: loadMessages(),
      strictHosts: config.strictHosts,
      trustedProxies: createProxyList(config.trustedProxies),
    }
    return { deps, jobs, stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

async function reachDatabase(
  config: Config,
  tell: (line: string) => void,
  closing: (() => Promise<void> | void)[],
) {
  if (config.databaseUrl) {
    await probeDatabase(config.databaseUrl).catch((error: { code?: string }) => {
      throw new ConfigError(
        `The database of the setting DATABASE_URL cannot be reached (${error.code ?? 'no answer'}).`,
      )
    })
    return config.databaseUrl
  }
  const cluster = await startCluster({ dataDir: config.dataDir, log: tell })
  closing.push(cluster.stop)
  await ensureDatabase(cluster.url('postgres'), 'serenade')
  return cluster.url('serenade')
}
