import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v4 as uuidv4 } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import type { JobData, Queue } from '#server/platform/jobs/jobs.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { startServices } from '#server/start/start-services.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { demoBehaviour } from './demo-behaviour.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'serenade-demo-'))
const t = await createTestApp()
const config = readConfig({ DATABASE_URL: t.url, DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' })
const services = await startServices(config, () => {}, t.url)
const started: { queue: string; data: JobData }[] = []
const deps = {
  ...services.deps,
  jobs: {
    ...services.runner,
    start: async (_db: unknown, { queue }: Queue, data: JobData) => void started.push({ queue, data }),
  },
}
afterAll(async () => {
  await services.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const question = 'Dogs or cats?'

/** Does what waits in the queue, as the worker does it, twice: a job may run again after a failure. */
async function work(): Promise<string[]> {
  const jobs = started.splice(0)
  for (const { queue, data } of [...jobs, ...jobs]) await jobHandlers(deps, demoBehaviour.jobs)[queue]?.(data)
  return jobs.map(({ queue }) => queue)
}

async function character(gender: 'male' | 'female') {
  const member = await t.signUp({ gender })
  await t.pool.query('update member set is_demo = true, email = null where id = $1', [member.id])
  return member
}

test('a character answers the newest question, once, and a person does not', async () => {
  const [he, she, other] = [await t.signUp(), await character('female'), await t.signUp({ gender: 'female' })]
  for (const to of [she, other]) {
    const clientId = uuidv4()
    await he.browser.post('/api/message.php', { to: to.id, client_id: clientId, body: question })
    started.push({ queue: 'message-sent', data: { from: he.id, to: to.id, client_id: clientId } })
  }
  await work()
  expect(new Set(await work())).toEqual(new Set(['demo-answer']))
  const { body } = await he.browser.get('/api/chats.php')
  expect(body.total_unread_messages).toBe(1)
  const unread = body.chats.filter((chat: { num_unread_messages: number }) => chat.num_unread_messages > 0)
  expect(unread.map((chat: { profile: { id: string } }) => chat.profile.id)).toEqual([she.id])
})

test('a character answers who confirms the address after writing', async () => {
  const [he, she] = [await t.signUp({ unconfirmed: true }), await character('female')]
  const clientId = uuidv4()
  await he.browser.post('/api/message.php', { to: she.id, client_id: clientId, body: question })
  const unread = async () => (await he.browser.get('/api/chats.php')).body.total_unread_messages
  started.push({ queue: 'message-sent', data: { from: he.id, to: she.id, client_id: clientId } })
  await work()
  await work()
  expect(await unread()).toBe(0)
  await t.pool.query('update member set email_confirmed_at = created_at where id = $1', [he.id])
  started.push({ queue: 'address-confirmed', data: { member: he.id } })
  await work()
  await work()
  expect(await unread()).toBe(1)
})

test('a character says nothing where there is nothing to say, and nothing twice', async () => {
  const [he, she] = [await t.signUp(), await character('female')]
  for (const [number, body] of ['I am bored', question, 'Fine. Do you like cats or dogs?'].entries()) {
    const clientId = uuidv4()
    await he.browser.post('/api/message.php', { to: she.id, client_id: clientId, body })
    started.push({ queue: 'message-sent', data: { from: he.id, to: she.id, client_id: clientId } })
    await work()
    await work()
    const { body: chats } = await he.browser.get('/api/chats.php')
    expect(chats.total_unread_messages).toBe(number === 0 ? 0 : 1)
  }
})

test('of many characters some like back, each once, after minutes to hours', async () => {
  const he = await t.signUp({ gender: 'male' })
  for (let at = 0; at < 24; at += 1) {
    const she = await character('female')
    await he.browser.post('/api/like.php', { id: she.id })
    started.push({ queue: 'like-created', data: { from: he.id, to: she.id } })
  }
  await work()
  const eager = new Set(started.map(({ data }) => data.to))
  await work()
  const { rows } = await t.pool.query<{ from_id: string }>(
    'select from_id from member_like where to_id = $1',
    [he.id],
  )
  expect(new Set(rows.map((row) => row.from_id))).toEqual(eager)
  expect(rows).toHaveLength(eager.size)
  expect(eager.size).toBeGreaterThan(0)
})
