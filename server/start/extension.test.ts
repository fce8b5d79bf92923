import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { sendMessage } from '../conversations/send/send-message.ts'
import { actAs } from '../kernel/act-as.ts'
import { likeMember } from '../likes/like-member.ts'
import { readConfig } from '../platform/config.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'
import { queuesOf } from './job-queues.ts'
import { productJobs } from './jobs.ts'
import { startServices } from './start-services.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'serenade-demo-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const t = await createTestApp()

test.each([
  { demo: 'false', started: [] },
  { demo: 'true', started: ['like-created', 'message-sent'] },
])('with DEMO=$demo, a like and a message start $started in the real queue', async ({ demo, started }) => {
  const [he, she] = [await t.signUp({ gender: 'male' }), await t.signUp({ gender: 'female' })]
  const settings = { DATABASE_URL: t.url, DATA_DIR: dataDir, DEMO: demo, PAYMENTS_TRIAL: 'true' }
  const config = readConfig({ ...settings, LOG_LEVEL: 'silent', METRICS_PORT: '' })
  const { deps, stop } = await startServices(config, () => {}, t.url)
  try {
    const ctx = actAs(deps, { id: he.id, siteId: 1, paid: false, language: 'en' })
    await likeMember(ctx, she.id)
    await sendMessage(ctx, { to: she.id, clientId: uuidv4(), body: 'A word' })
    const { rows } = await t.pool.query<{ name: string; data: object }>(
      `select name, data from pgboss.job where not name = any($1) and data->>'from' = $2 order by name`,
      [queuesOf(productJobs), he.id],
    )
    expect(rows.map(({ name }) => name)).toEqual(started)
    for (const { data } of rows) expect(data).toMatchObject({ from: he.id, to: she.id })
  } finally {
    await stop()
  }
})

test.each([
  { demo: 'false', there: false },
  { demo: 'true', there: true },
])(
  'with DEMO=$demo, a picture of the demo that nobody has stored is there: $there',
  async ({ demo, there }) => {
    const settings = { DATABASE_URL: t.url, DATA_DIR: dataDir, DEMO: demo, PAYMENTS_TRIAL: 'true' }
    const config = readConfig({ ...settings, LOG_LEVEL: 'silent', METRICS_PORT: '' })
    const { deps, stop } = await startServices(config, () => {}, t.url)
    try {
      const file = await deps.storage.read('demo/p0001-0.0-y-2-3-1-0-1.card.webp')
      expect(file !== null).toBe(there)
      expect(await deps.storage.read('photos/own.webp')).toBeNull()
    } finally {
      await stop()
    }
  },
)
