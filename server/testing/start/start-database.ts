import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { demoBehaviour } from '#demo/behaviour/demo-behaviour.ts'
import { ensurePushKeys } from '#server/notifications/push/push-keys.ts'
import { startCluster } from '#server/platform/cluster/start-cluster.ts'
import { ensureDatabase, openDatabase } from '#server/platform/db/db.ts'
import { migrate } from '#server/platform/db/migrate.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import { createLog } from '#server/platform/observe/log.ts'
import { seedReference } from '#server/seeds/reference/seed-reference.ts'
import { queuesOf } from '#server/start/job-queues.ts'
import { productJobs } from '#server/start/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

export const templateName = 'serenade_template'

/** One PostgreSQL for the whole run, and in it the template that every test file clones. */
export default async function startDatabase(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'serenade-test-'))
  const cluster = await startCluster({
    dataDir,
    log: () => {},
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  })
  const log = createLog('silent')
  await ensureDatabase(cluster.url('postgres'), templateName)
  const url = cluster.url(templateName)
  await migrate(url)
  const jobs = await createJobs(url, queuesOf([...productJobs, ...demoBehaviour.jobs]), log)
  await jobs.stop()
  const database = openDatabase(url, { size: 2, log })
  await seedReference(database.db)
  await ensurePushKeys(database.db, new Date())
  await database.close()
  project.provide('adminUrl', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
