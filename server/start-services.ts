import cluster from 'node:cluster'
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
import { shareMetrics } from './platform/metrics/share-metrics.ts'
import { createProxyList } from './platform/network.ts'
import { openStorage } from './platform/open-storage.ts'
import { createRates, type Rates } from './platform/rate-limit.ts'
import { type Closing, prepareDatabase } from './prepare-database.ts'
import { createSiteDirectory } from './sites/site-directory.ts'
import { watchServices } from './watch-services.ts'

export type Services = {
  deps: Deps
  jobs: JobRunner
  /** From now on /ready says that this process is ending. */
  announceStop: () => void
  stop: () => Promise<void>
}

/**
 * Makes everything createApp needs. The database is prepared first, unless `prepared` is the address of one that another
 * process has prepared for this one.
 */
export async function startServices(
  config: Config,
  tell: (line: string) => void,
  prepared?: string,
): Promise<Services> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics(metricList)
  const stopping = new AbortController()
  const closing: Closing = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const url = prepared ?? (await prepareDatabase(config, { log, tell, closing }))
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
      storage: openStorage(config),
      rates: await openRates(config, log, closing),
      clock: systemClock,
      log,
      metrics,
      stopping: stopping.signal,
      translate: loadMessages(),
      paymentProvider: config.paymentProvider,
      strictHosts: config.strictHosts,
      trustedProxies: createProxyList(config.trustedProxies),
    }
    if (config.metrics) {
      observeProcess(metrics)
      watchServices(deps, database.pool)
      await giveMetrics(metrics, config.metrics, { tell, closing })
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

/** A worker process hands its figures to the primary, which serves them. */
async function giveMetrics(
  { registry }: ReturnType<typeof createMetrics>,
  place: NonNullable<Config['metrics']>,
  { tell, closing }: { tell: (line: string) => void; closing: Closing },
): Promise<void> {
  if (cluster.isWorker) {
    shareMetrics(registry)
    return
  }
  const served = await serveMetrics(registry, place)
  closing.push(served.close)
  tell(`Metrics are at http://${place.host}:${served.port}/metrics`)
}
