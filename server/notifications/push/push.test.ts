import { v4 as uuidv4 } from 'uuid'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { pruneSignIns } from '#server/members/sign-in/prune-sign-ins.job.ts'
import { openPushService } from '#server/platform/push/push-service.ts'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { readVapid, startFakePushService } from '#server/testing/start/fake-push-service.ts'
import { ensurePushKeys } from './push-keys.ts'

const service = await startFakePushService()
const t = await createTestApp({ push: openPushService([service.origin]) })
afterAll(() => service.close())
const ada = await t.signUp({ name: 'Ada Secret' })
const bea = await t.signUp({ name: 'Bea Secret' })
await giveCredits(t, ada.id, 50)
type Device = ReturnType<typeof service.addDevice>
type Browser = typeof bea.browser

beforeEach(async () => {
  t.jobs.length = 0
  service.received.length = 0
  service.answer()
  await t.pool.query('delete from push_subscription')
  await t.pool.query('delete from notice')
  await t.pool.query('delete from notification_setting')
  await read()
  t.clock.advance(3_600_000)
})

const add = (browser: Browser, { subscription }: Pick<Device, 'subscription'>) =>
  browser.post('/api/user.php?push=1', { subscription })
async function write() {
  const message = { to: bea.id, client_id: uuidv4(), body: 'the secret words' }
  expect((await ada.browser.post('/api/message.php', message)).status).toBe(200)
  written += 1
}
/** The receiver reads all that there is. */
async function read() {
  const { chats } = (await bea.browser.get('/api/chats.php')).body
  for (const { conversation } of chats)
    await bea.browser.put('/api/chat.php', { conversation, number: written })
}
const mute = async (muted: boolean) => {
  const { chats } = (await bea.browser.get('/api/chats.php')).body
  await bea.browser.put('/api/chat-options.php', { conversation: chats[0].conversation, muted })
}
let written = 0
/** As long as a key, and on no curve. */
const noPoint = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url')
const run = () => runJobs(t, 'push-message', 'push-like', 'push')
const devices = async () => {
  const { rows } = await t.pool.query('select endpoint from push_subscription order by created_at, id')
  return rows.map(({ endpoint }) => String(endpoint).split('/').at(-1))
}
test('every site has keys of its own: the public one is a setting, the private one is nowhere', async () => {
  const { body } = await t.browser().get('/api/settings.php')
  const other = await t.browser('women.localhost').get('/api/settings.php')
  expect(body.settings.push_public_key).toMatch(/^B[\w-]{86}$/)
  expect(other.body.settings.push_public_key).not.toBe(body.settings.push_public_key)
  const { rows } = await t.pool.query('select * from push_key where site_id = 1')
  expect(JSON.stringify(body)).not.toContain(rows[0].private_key)
  await ensurePushKeys(t.db, t.clock.now())
  expect((await t.pool.query('select * from push_key where site_id = 1')).rows).toEqual(rows)
})

test('a message reaches every device of its receiver, sealed, signed and without a name or a word of it', async () => {
  const [phone, laptop] = [service.addDevice('phone'), service.addDevice('laptop')]
  expect((await add(bea.browser, phone)).status).toBe(200)
  const second = t.browser()
  await second.post('/api/user.php', { login: bea.email, password: testPassword })
  await add(second, laptop)
  await write()
  await run()
  expect(service.received.map(({ device }) => device).sort()).toEqual(['/laptop', '/phone'])
  const [first] = service.received
  const { headers, body } = first!
  const message = (first!.device === '/phone' ? phone : laptop).read(body)
  expect(message).toMatchObject({
    type: 'new message',
    title: 'Serenade',
    body: 'Somebody has written to you for the first time.',
    check: expect.stringMatching(/^\/chats\/[\w-]{36}$/),
    news: 1,
  })
  expect(message.open).toBe(`/login?to=${encodeURIComponent(message.check)}`)
  expect(JSON.stringify(message)).not.toMatch(/secret|Ada|Bea/i)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' })
  expect(headers.topic).toMatch(/^[\w-]{32}$/)
  const { claims, key } = readVapid(headers.authorization)
  const { settings } = (await t.browser().get('/api/settings.php')).body
  expect(key).toBe(settings.push_public_key)
  expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:support@localhost' })
  expect(Number(claims.exp) * 1_000 - t.clock.now().getTime()).toBeLessThanOrEqual(24 * 3_600_000)
})

test('in the receiver’s language', async () => {
  const phone = service.addDevice('phone')
  await add(bea.browser, phone)
  await bea.browser.put('/api/user.php', { language: 'fi' })
  await write()
  await run()
  expect(phone.read(service.received[0]!.body).body).toBe('Sinulle on uusi viesti.')
  await bea.browser.put('/api/user.php', { language: 'en' })
})

test('nothing for what was read, muted or switched off, and once a minute for a conversation', async () => {
  await add(bea.browser, service.addDevice('phone'))
  await write()
  await read()
  await run()
  await write()
  await mute(true)
  await run()
  await mute(false)
  await read()
  expect(service.received).toEqual([])
  for (const category of ['new_conversations', 'new_messages'])
    await bea.browser.put('/api/notifications.php', { category, channel: 'push', enabled: false })
  await write()
  await run()
  expect(service.received).toEqual([])
  await t.pool.query('delete from notification_setting')
  await t.pool.query('delete from notice')
  await write()
  await write()
  await run()
  expect(service.received).toHaveLength(1)
  t.clock.advance(61_000)
  await write()
  await run()
  expect(service.received).toHaveLength(2)
  expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1)
})

test('what is read on one device is not sent to another whose push had to wait', async () => {
  await add(bea.browser, service.addDevice('phone'))
  service.answer({ status: 503 })
  await write()
  await runJobs(t, 'push-message')
  const queued = t.jobs.splice(0).filter(({ queue }) => queue === 'push')
  await read()
  t.jobs.push(...queued)
  await run()
  expect(service.received).toEqual([])
})

test('a service that is busy is asked again, a device that is gone is forgotten, and one for which we are refused stays', async () => {
  await add(bea.browser, service.addDevice('phone'))
  service.answer({ status: 429, headers: { 'retry-after': '77' } }, { status: 500 }, { status: 201 })
  await write()
  await run()
  expect(service.received).toHaveLength(3)
  expect(await devices()).toEqual(['phone'])
  for (const status of [404, 410]) {
    await add(bea.browser, service.addDevice('phone'))
    service.answer({ status })
    await t.pool.query('delete from notice')
    await write()
    await run()
    expect(await devices()).toEqual([])
  }
  // A key for which nothing can be encrypted; the other device is sent its push.
  await add(bea.browser, service.addDevice('torn'))
  await t.pool.query('update push_subscription set p256dh = $1', [noPoint])
  await add(ada.browser, service.addDevice('of another'))
  service.answer()
  service.received.length = 0
  await t.pool.query('delete from notice')
  await write()
  await run()
  expect([service.received.length, await devices()]).toEqual([0, ['of another']])
  await t.pool.query('delete from push_subscription')
  // What the service will not take of us, as our key or signature, says nothing of the device.
  for (const status of [401, 403, 400, 413]) {
    await add(bea.browser, service.addDevice('phone'))
    service.answer({ status })
    service.received.length = 0
    await t.pool.query('delete from notice')
    await write()
    await run()
    expect([status, service.received.length, await devices()]).toEqual([status, 1, ['phone']])
  }
})

test('a service that never recovers is given up', async () => {
  await add(bea.browser, service.addDevice('phone'))
  service.answer(...Array.from({ length: 9 }, () => ({ status: 500 })))
  await write()
  await run()
  expect(service.received).toHaveLength(5)
  expect(await devices()).toEqual(['phone'])
})

test('a like says no more than that there is news', async () => {
  const phone = service.addDevice('phone')
  await add(bea.browser, phone)
  const cleo = await t.signUp({ name: 'Cleo Secret' })
  await cleo.browser.post('/api/like.php', { id: bea.id })
  await run()
  expect(phone.read(service.received[0]!.body)).toMatchObject({
    type: 'news',
    body: 'There is something new for you.',
    check: '/likes/received',
  })
})

test('only a browser’s own push service is taken, and only of a member', async () => {
  const foreign = {
    subscription: { ...service.addDevice('a').subscription, endpoint: 'https://example.org/a' },
  }
  expect(await add(bea.browser, foreign)).toMatchObject({
    status: 422,
    body: { fields: { 'subscription.endpoint': 'invalid_value' } },
  })
  const { subscription } = service.addDevice('a')
  const torn = { subscription: { ...subscription, keys: { ...subscription.keys, auth: 'short' } } }
  expect(await add(bea.browser, torn)).toMatchObject({
    status: 422,
    body: { fields: { 'subscription.keys.auth': 'invalid_value' } },
  })
  const off = { subscription: { ...subscription, keys: { ...subscription.keys, p256dh: noPoint } } }
  expect(await add(bea.browser, off)).toMatchObject({
    status: 422,
    body: { fields: { 'subscription.keys.p256dh': 'invalid_value' } },
  })
  expect((await add(t.browser(), { subscription })).body.error).toBe('login_required')
  expect((await bea.browser.post('/api/user.php', { subscription })).status).toBe(400)
  expect(await devices()).toEqual([])
})

test('a browser has one address, belongs to who used it last, and is left out once it is ended', async () => {
  const [old, renewed] = [service.addDevice('old'), service.addDevice('renewed')]
  await add(bea.browser, old)
  await add(bea.browser, renewed)
  expect(await devices()).toEqual(['renewed'])
  await add(ada.browser, renewed)
  await write()
  await run()
  expect(service.received).toEqual([])
  const end = (browser: Browser) => browser.delete('/api/user.php?push=1', { endpoint: renewed.endpoint })
  expect((await end(bea.browser)).status).toBe(200)
  expect(await devices()).toEqual(['renewed'])
  expect((await end(ada.browser)).status).toBe(200)
  expect((await end(ada.browser)).status).toBe(200)
  expect(await devices()).toEqual([])
})

test('ten devices at most, also of browsers that are added at once: the newest', async () => {
  const browsers: Browser[] = []
  while (browsers.length < 14) {
    const browser = t.browser()
    await browser.post('/api/user.php', { login: bea.email, password: testPassword })
    browsers.push(browser)
  }
  // All have begun before any of them has written.
  const barrier = await t.pool.connect()
  await barrier.query('begin; lock table push_subscription in share mode')
  const adding = browsers.map((browser, index) => add(browser, service.addDevice(`device${index}`)))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => {
    await barrier.query('select pg_stat_clear_snapshot()')
    expect((await barrier.query(waiting)).rowCount).toBeGreaterThan(7)
  })
  await barrier.query('commit')
  barrier.release()
  const answers = await Promise.all(adding)
  expect(answers.map(({ status }) => status)).toEqual(browsers.map(() => 200))
  expect(await devices()).toHaveLength(10)
})

test('signing out ends the pushes to that browser, a session that runs out does not', async () => {
  const second = t.browser()
  const signIn = () => second.post('/api/user.php', { login: bea.email, password: testPassword })
  await signIn()
  await add(second, service.addDevice('second'))
  await second.get('/api/logout.php')
  expect(await devices()).toEqual([])
  await signIn()
  await add(second, service.addDevice('second'))
  t.clock.advance(31 * 86_400_000)
  await runJob(t.deps, pruneSignIns, {})
  expect(await devices()).toEqual(['second'])
})
