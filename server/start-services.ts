import type { Deps } from './deps.ts'
import { queues } from './job-queues.ts'
import { metricList } from './metric-list.ts'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import { connectValkey } from './platform/connect-valkey.ts'
import { openDatabase } from './platform/db.ts'
import { createEvents } from './platform/events.ts'
import { loadMessages } from './platform/i18n.ts'
import { createJobs, type JobRunner } from './platform/jobs.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics } from './platform/metrics/create-metrics.ts'
import { observeProcess } from './platform/metrics/process-metrics.ts'
import { serveMetrics } from './platform/metrics/serve-metrics.ts'
import { migrate } from './platform/migrate.ts'
import { createProxyList } from './platform/network.ts'
import { openStorage } from './platform/open-storage.ts'
import { createRates, type Rates } from './platform/rate-limit.ts'
import type { Storage } from './platform/storage.ts'
import { StorageError } from './platform/storage-error.ts'
import { reachDatabase } from './reach-database.ts'
import { seedDemo } from './seeds/demo/seed-demo.ts'
import { seedReference } from './seeds/reference/seed-reference.ts'
import { createSiteDirectory } from './sites/site-directory.ts'
import { watchServices } from './watch-services.ts'

type Closing = (() => Promise<void> | void)[]

export type Services = {
  deps: Deps
  jobs: JobRunner
  /** From now on /ready says that this process is ending. */
  announceStop: () => void
  stop: () => Promise<void>
}

/** Starts or reaches the database, brings it up to date, seeds it, and makes everything createApp needs. */
export async function startServices(config: Config, tell: (line: string) => void): Promise<Services> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics(metricList)
  const stopping = new AbortController()
  const closing: Closing = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const url = await reachDatabase(config, tell, closing)
    const applied = await migrate(url)
    if (applied.length > 0) tell(`Brought the database up to date (${applied.join(', ')}).`)
    const storage = openStorage(config)
    await seed(url, config, { storage, log, tell })

    const database = openDatabase(url, {
      size: config.databasePool,
      log,
      metrics,
      slowMs: config.slowQueryMs,
    })
    closing.push(database.close)
    const sites = await createSiteDirectory(database.db, log)
    closing.push(sites.close)
    const events = await createEvents(url, database.pool, log)
    closing.push(events.close)
    const jobs = await createJobs(url, queues, log, metrics)
    closing.push(jobs.stop)
    const deps: Deps = {
      mode: config.mode,
      db: database.db,
      databaseUrl: url,
      sites,
      events,
      jobs,
      storage,
      rates: await openRates(config, log, closing),
      clock: systemClock,
      log,
      metrics,
      stopping: stopping.signal,
      translate: loadMessages(),
      strictHosts: config.strictHosts,
      trustedProxies: createProxyList(config.trustedProxies),
    }
    if (config.metrics) {
      observeProcess(metrics)
      watchServices(deps, database.pool)
      const served = await serveMetrics(metrics, config.metrics)
      closing.push(served.close)
      tell(`Metrics are at http://${config.metrics.host}:${served.port}/metrics`)
    }
    return { deps, jobs, announceStop: () => stopping.abort(), stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

async function openRates(config: Config, log: Log, closing: Closing): Promise<Rates> {
  if (!config.rateLimits || !config.valkeyUrl) return createRates(config.rateLimits)
  const valkey = await connectValkey(config.valkeyUrl, log)
  closing.push(valkey.close)
  return createRates(true, valkey)
}

type Seeding = { storage: Storage; log: Log; tell: (line: string) => void }

/** On connections of its own: a seed's long statements are nothing to warn about. */
async function seed(url: string, config: Config, { storage, log, tell }: Seeding): Promise<void> {
  const { db, close } = openDatabase(url, { size: config.databasePool, log })
  try {
    await seedReference(db)
    if (config.demo)
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
