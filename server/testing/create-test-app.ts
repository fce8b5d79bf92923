import { mkdtemp, rm } from 'node:fs/promises'
import { BlockList } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, inject } from 'vitest'
import { createApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { openDatabase } from '../platform/db.ts'
import { createEvents } from '../platform/events.ts'
import { loadMessages } from '../platform/i18n.ts'
import type { Jobs } from '../platform/jobs.ts'
import { createLog } from '../platform/log.ts'
import { createFolderStorage } from '../platform/storage.ts'
import { createSiteDirectory } from '../sites/site-directory.ts'
import { createTestBrowser } from './create-test-browser.ts'
import { createTestClock } from './create-test-clock.ts'
import { signUpWith } from './sign-up-with.ts'
import { templateName } from './start-database.ts'

export type StartedJob = { queue: string; data: Record<string, unknown> }

/**
 * The real app on a database of its own, cloned from the template. Jobs are recorded instead of run, the clock is the
 * test's, rates are not limited. Everything is cleaned up after the test file.
 */
export async function createTestApp(changes: Partial<Deps> = {}) {
  const adminUrl = inject('adminUrl')
  const name = `test_${uuidv7().replaceAll('-', '')}`
  await administer(adminUrl, `create database ${name} template ${templateName}`)
  const url = adminUrl.replace(/\/postgres(\?|$)/, `/${name}$1`)
  const log = createLog(process.env.TEST_LOG ?? 'silent')
  const database = openDatabase(url, { size: 12, log })
  const clock = createTestClock()
  const jobs: StartedJob[] = []
  const recorder: Jobs = { start: async (_db, queue, data) => void jobs.push({ queue, data }) }
  const filesDir = await mkdtemp(join(tmpdir(), 'serenade-files-'))
  const storage = createFolderStorage(filesDir)
  const sites = await createSiteDirectory(database.db, log)
  const events = await createEvents(url, database.pool, log)
  const app = createApp({
    mode: 'test',
    db: database.db,
    sites,
    events,
    jobs: recorder,
    storage,
    rates: { take: async () => {} },
    clock: clock.now,
    log,
    translate: loadMessages(),
    strictHosts: false,
    trustedProxies: new BlockList(),
    ...changes,
  })
  const fetch = (path: string, init: RequestInit = {}, host = 'localhost') =>
    Promise.resolve(app.fetch(new Request(`http://${host}${path}`, init)))
  const browser = (host = 'localhost') => createTestBrowser(fetch, host)

  const close = async () => {
    sites.close()
    await events.close()
    await database.close()
    await administer(adminUrl, `drop database if exists ${name} with (force)`)
    await rm(filesDir, { recursive: true, force: true })
  }
  afterAll(close)

  return {
    app,
    url,
    db: database.db,
    pool: database.pool,
    sites,
    storage,
    events,
    clock,
    jobs,
    fetch,
    browser,
    signUp: (options: Parameters<typeof signUpWith>[1] = {}) => signUpWith(browser, options),
  }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
