import cluster from 'node:cluster'
import { join } from 'node:path'
import type { Deps } from '../kernel/deps.ts'
import type { Job } from '../kernel/job.ts'
import { metricList } from '../metric-list.ts'
import { systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { openDatabase } from '../platform/db/db.ts'
import { mergeListeners } from '../platform/domain-events.ts'
import { loadMessages } from '../platform/i18n.ts'
import { createJobs, type JobRunner } from '../platform/jobs/jobs.ts'
import { createEvents } from '../platform/live/events.ts'
import { openCountries } from '../platform/net/country-of.ts'
import { createProxyList, isPrivate } from '../platform/net/network.ts'
import { createLog, type Log } from '../platform/observe/log.ts'
import { createMetrics, type Metrics } from '../platform/observe/metrics/create-metrics.ts'
import { observeProcess } from '../platform/observe/metrics/platform-metrics.ts'
import { serveMetrics, shareMetrics } from '../platform/observe/metrics/serve-metrics.ts'
import { loadPictureModels } from '../platform/pictures/picture-models.ts'
import { openPushService } from '../platform/push/push-service.ts'
import { connectValkey } from '../platform/rates/connect-valkey.ts'
import { createRates, type Rates } from '../platform/rates/rate-limit.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { withSupply } from '../platform/storage/supplied-storage.ts'
import { createTranslator } from '../platform/translation.ts'
import { createSpool } from '../platform/uploads/spool.ts'
import { createSiteDirectory } from '../sites/site-directory.ts'
import { loadDemo } from './extension.ts'
import { queuesOf } from './job-queues.ts'
import { productJobs } from './jobs.ts'
import { openAge } from './open-age.ts'
import { openGifs } from './open-gifs.ts'
import { openMail } from './open-mail.ts'
import { openSms } from './open-sms.ts'
import { type Closing, prepareDatabase } from './prepare-database.ts'
import { productListeners } from './product-listeners.ts'
import { watchServices } from './watch-services.ts'

export type Started = {
  deps: Deps
  /** All that the worker does, and what has it done. */
  jobs: readonly Job[]
  runner: JobRunner
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
  print: (line: string) => void,
  prepared?: string,
): Promise<Started> {
  const log = createLog(config.logLevel)
  const metrics = createMetrics(metricList)
  const stopping = new AbortController()
  const closing: Closing = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const url = prepared ?? (await prepareDatabase(config, { log, print, closing }))
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
    const demo = await loadDemo(config)
    const jobs = [...productJobs, ...demo.jobs]
    const queues = queuesOf(jobs)
    const runner = await createJobs(url, queues, log, metrics)
    closing.push(runner.stop)
    const settled = settledDeps(config, log)
    const deps: Deps = {
      ...settled,
      storage: demo.supplyFile ? withSupply(settled.storage, demo.supplyFile) : settled.storage,
      translator: config.translation && createTranslator(config.translation),
      gifs: openGifs(config, { db: database.db, log, texts: settled.texts }),
      ageVerifier: openAge(config, { db: database.db, now: settled.now }),
      sms: openSms(config, { db: database.db, now: settled.now }),
      db: database.db,
      databaseUrl: url,
      sites,
      events,
      jobs: runner,
      listeners: mergeListeners(productListeners, demo.listeners),
      rates: await openRates(config, log, closing),
      metrics,
      stopping: stopping.signal,
    }
    if (config.metrics) {
      observeProcess(metrics)
      watchServices({ ...deps, queues }, database.pool)
      if (cluster.isWorker) shareMetrics(metrics.registry)
      else closing.push(await openMetrics(metrics, config.metrics, print))
    }
    return { deps, jobs, runner, announceStop: () => stopping.abort(), stop }
  } catch (error) {
    await stop().catch(() => {})
    throw error
  }
}

/** What follows from the settings alone. */
function settledDeps(config: Config, log: Log) {
  return {
    mode: config.mode,
    storage: openStorage(config),
    spool: createSpool(join(config.dataDir, 'uploads')),
    now: systemClock,
    texts: loadMessages(),
    payments: config.payments,
    strictHosts: config.strictHosts,
    localOrigin: `http://localhost:${config.port}`,
    countryOf: openCountries(),
    mustProve: (network: string) =>
      config.proofOfWork === 'always' || (config.proofOfWork === 'strangers' && !isPrivate(network)),
    trustedProxies: createProxyList(config.trustedProxies),
    mail: openMail(config),
    push: openPushService(config.pushServices),
    pictureModels: () => loadPictureModels(config.photoModels, log),
    log,
  }
}

/** Serves the figures at an address of their own; returns the way to stop. */
async function openMetrics(
  metrics: Metrics,
  place: NonNullable<Config['metrics']>,
  print: (line: string) => void,
): Promise<() => Promise<void>> {
  const served = await serveMetrics(metrics.registry, place)
  print(`Metrics are at http://${place.host}:${served.port}/metrics`)
  return served.close
}

async function openRates(config: Config, log: Log, closing: Closing): Promise<Rates> {
  if (!config.rateLimits || !config.valkeyUrl) return createRates(config.rateLimits)
  const valkey = await connectValkey(config.valkeyUrl, log)
  closing.push(valkey.close)
  return createRates(true, valkey)
}
