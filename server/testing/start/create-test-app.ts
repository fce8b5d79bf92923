import { mkdtemp, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { inject } from 'vitest'
import { demoListeners } from '#demo/behaviour/demo-listeners.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/kernel/deps.ts'
import { metricList } from '#server/metric-list.ts'
import { createSandboxAge } from '#server/platform/age/sandbox-age.ts'
import { openDatabase } from '#server/platform/db/db.ts'
import { mergeListeners } from '#server/platform/domain-events.ts'
import { createBundledGifs } from '#server/platform/gifs/bundled-gifs.ts'
import { loadMessages } from '#server/platform/i18n.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createEvents } from '#server/platform/live/events.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { createMetrics } from '#server/platform/observe/metrics/create-metrics.ts'
import { openPushService } from '#server/platform/push/push-service.ts'
import { createOutboxSms } from '#server/platform/sms/outbox-sms.ts'
import { createFolderStorage } from '#server/platform/storage/storage.ts'
import { createSpool } from '#server/platform/uploads/spool.ts'
import { createSiteDirectory } from '#server/sites/site-directory.ts'
import { productListeners } from '#server/start/product-listeners.ts'
import { auditAfterwards } from '../audit-afterwards.ts'
import { type SignUpOptions, signUpWith } from '../members/sign-up-with.ts'
import { createTestBrowser } from './create-test-browser.ts'
import { createTestClock } from './create-test-clock.ts'
import { templateName } from './start-database.ts'

export type StartedJob = { queue: string; data: Record<string, unknown> }

/**
 * The real app on a database of its own, cloned from the template. Product and demo listen, as at a first start; jobs are recorded instead of run, the clock is the
 * test's, rates are not limited. After the test file its database is audited, and everything is cleaned up.
 */
export async function createTestApp({ slowMs, ...changes }: Partial<Deps> & { slowMs?: number } = {}) {
  const adminUrl = inject('adminUrl')
  const { name, url } = await cloneTemplate(adminUrl)
  const log = changes.log ?? createLog(process.env.TEST_LOG ?? 'silent')
  const metrics = createMetrics(metricList)
  const database = openDatabase(url, { size: 12, log, metrics, ...(slowMs === undefined ? {} : { slowMs }) })
  const clock = createTestClock()
  const jobs: StartedJob[] = []
  const filesDir = await mkdtemp(join(tmpdir(), 'serenade-files-'))
  const storage = createFolderStorage(join(filesDir, 'files'))
  const sites = await createSiteDirectory(database.db, log)
  // No timer reads the sites anew amid what a test counts; a test that changes one reloads them.
  sites.close()
  const events = await createEvents(url, database.pool, log)
  const deps: Deps = {
    ...settledDeps(jobs),
    db: database.db,
    databaseUrl: url,
    sites,
    events,
    storage,
    spool: createSpool(join(filesDir, 'uploads')),
    sms: { send: createOutboxSms(database.db, clock.now), arrives: true },
    ageVerifier: createSandboxAge(database.db),
    now: clock.now,
    log,
    metrics,
    ...changes,
  }
  const app = createApp(deps)
  const fetch = (path: string, init: RequestInit = {}, host = 'localhost') =>
    Promise.resolve(app.fetch(new Request(`http://${host}${path}`, init)))
  const browser = (host = 'localhost') => createTestBrowser(fetch, host)

  const close = async () => {
    await events.close()
    await database.close()
    await administer(adminUrl, `drop database if exists ${name} with (force)`)
    await rm(filesDir, { recursive: true, force: true })
  }
  return {
    app,
    url,
    db: database.db,
    pool: database.pool,
    sites,
    storage,
    events,
    log,
    metrics,
    clock,
    jobs,
    strictHosts: deps.strictHosts,
    trustedProxies: deps.trustedProxies,
    countryOf: deps.countryOf,
    deps,
    fetch,
    browser,
    /** Says that the calling test leaves rows behind which break these checks of the auditor. */
    expectFindings: auditAfterwards(url, close),
    signUp: (options: SignUpOptions = {}) => signUpWith(browser, confirmIn(database.pool), options),
  }
}

/** What is the same for every test that says nothing else. */
function settledDeps(jobs: StartedJob[]) {
  const texts = loadMessages()
  return {
    mode: 'test' as const,
    jobs: recordIn(jobs),
    listeners: mergeListeners(productListeners, demoListeners),
    rates: { take: async () => {} },
    stopping: new AbortController().signal,
    texts,
    gifs: createBundledGifs(texts),
    pictureModels: async () => null,
    push: openPushService(),
    translator: { translate: async (text: string, to: string) => ({ text: `${to}: ${text}`, from: 'en' }) },
    payments: {
      provider: 'sandbox' as const,
      byMethod: { sdd: 'bank' as const },
      adyen: undefined,
      verotel: undefined,
    },
    strictHosts: false,
    localOrigin: 'http://localhost',
    trustedProxies: new BlockList(),
    // As from a private network; a test that is about countries brings its own.
    countryOf: () => null,
    mustProve: () => false,
    mail: {
      mailer: undefined,
      from: undefined,
      inboundAddress: undefined,
      inboundDir: undefined,
      inboundSecret: undefined,
      openOutbox: true,
    },
  }
}

function recordIn(jobs: StartedJob[]): Jobs {
  return {
    start: async (_db, { queue }, data) => void jobs.push({ queue, data }),
    step: async ({ queue }, data) => {
      jobs.push({ queue, data })
      return sql`select`
    },
    forget: async (_db, texts) => {
      const names = (job: StartedJob) => texts.some((text) => JSON.stringify(job.data).includes(text))
      jobs.splice(0, jobs.length, ...jobs.filter((job) => !names(job)))
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

/** Stands for the mailed link. */
function confirmIn(pool: pg.Pool) {
  return (memberId: string) =>
    pool.query('update member set email_confirmed_at = created_at where id = $1', [memberId])
}

async function cloneTemplate(adminUrl: string): Promise<{ name: string; url: string }> {
  const name = `test_${uuidv7().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template ${templateName}`)
  return { name, url: adminUrl.replace(/\/postgres(\?|$)/, `/${name}$1`) }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
