import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { giveCredits } from '../testing/payments/members-with-credits.ts'
import { createTestApp } from '../testing/start/create-test-app.ts'

const t = await createTestApp()
const ada = await t.signUp()
const bea = await t.signUp({ gender: 'female' })
await giveCredits(t, ada.id, 20)
const sent = await ada.browser.post('/api/message.php', { to: bea.id, client_id: uuidv4(), body: 'hello' })
const chat = sent.body.conversation as string
const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test.each([
  ['PUT', '/api/chat.php', { conversation: chat, number: Number.MAX_SAFE_INTEGER }, 422],
  ['PUT', '/api/chat.php', { conversation: chat, number: 2 ** 31 }, 422],
  ['PUT', '/api/chat.php', { conversation: chat, number: 2 ** 31 - 1 }, 200],
  ['GET', `/api/messages.php?conversation=${chat}&before=99999999999`, undefined, 422],
  ['GET', `/api/messages.php?conversation=${chat}&after=99999999999`, undefined, 422],
  ['GET', `/api/members.php?cursor=${cursor('2026-02-31 10:00:00+00', ada.id)}`, undefined, 422],
  ['GET', `/api/members.php?cursor=${cursor('0000-01-01 10:00:00+00', ada.id)}`, undefined, 422],
  ['GET', `/api/chats.php?cursor=99999999999999.${chat}`, undefined, 200],
  ['GET', '/api/members.php?gender=male&gender=female', undefined, 422],
  ['GET', '/api/members.php?__proto__=1&constructor=2', undefined, 200],
  ['GET', '/api/cities.php?region=%00', undefined, 400],
  ['GET', '/api/cities.php?region=%ED%A0%80', undefined, 200],
  ['GET', '/api/events.php?after=99999999999999999999', undefined, 422],
  ['PUT', '/api/profile.php', { about: 'a\0b' }, 422],
  ['PUT', '/api/profile.php', { about: 'half \ud800', reason: '\u202ereversed <b>' }, 200],
  ['PUT', '/api/profile.php', '{"__proto__":{"about":"x"},"constructor":1}', 200],
  ['PUT', '/api/profile.php', '[]', 422],
  ['PUT', '/api/profile.php', 'null', 422],
  ['PUT', '/api/profile.php', '', 400],
  ['PUT', '/api/profile.php', { city: '999999999' }, 422],
  ['POST', '/api/message.php', '['.repeat(30_000), 400],
  ['POST', '/api/message.php', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`, 422],
  ['POST', '/api/order.php', { request_id: uuidv4(), bundle: uuidv4(), method: 'constructor' }, 422],
  ['POST', '/api/webhook.php?provider=__proto__', {}, 404],
  ['GET', '/media/..%2f..%2fetc%2fpasswd', undefined, 404],
  ['GET', '/media/%E0%A4%A', undefined, 404],
  ['GET', '/media/%00', undefined, 404],
  ['GET', '/api/%E0%A4%A', undefined, 404],
])('%s %s %j is answered with %i', async (method, path, body, status) => {
  const answer = await ada.browser.request(method, path, body)
  expect([answer.status, answer.text]).toEqual([status, expect.anything()])
  expect(answer.text).not.toMatch(/node_modules|select |at .*\.ts/)
})

test('what is no JSON by its name does not act', async () => {
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ]) {
    const answer = await ada.browser.request('PUT', '/api/profile.php', '{"about":"by another name"}', {
      'content-type': type,
    })
    expect([type, answer.status, answer.body.error]).toEqual([type, 415, 'unsupported_media_type'])
  }
  expect((await ada.browser.get('/api/profile.php')).body.profile.about).not.toBe('by another name')
})

test('who may not call hears so before the body is looked at', async () => {
  for (const [path, body] of [
    ['/api/message.php', {}],
    ['/api/order.php', '{"broken'],
    ['/api/like.php', { id: 'x' }],
  ] as const)
    expect((await t.browser().post(path, body)).body.error).toBe('login_required')
  const forged = await t.browser().post('/api/like.php', {}, { cookie: 'auth.session=forged' })
  expect([forged.status, forged.body.error]).toEqual([403, 'authentication_required'])
})

test('a method that an address does not take is 405 with those that it takes', async () => {
  for (const [method, path, allow] of [
    ['PATCH', '/api/user.php', 'DELETE, GET, HEAD, POST, PUT'],
    ['PATCH', '/api/chat.php', 'DELETE, PUT'],
    ['OPTIONS', '/api/message.php', 'DELETE, POST'],
    ['GET', '/api/like.php', 'DELETE, POST, PUT'],
  ] as const) {
    const answer = await ada.browser.request(method, path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('HEAD answers like GET, without a body and without reading anything', async () => {
  await bea.browser.request('HEAD', `/api/messages.php?conversation=${chat}`)
  const head = await bea.browser.request('HEAD', '/api/chats.php')
  expect([head.status, head.text]).toEqual([200, ''])
  expect((await bea.browser.get('/api/chats.php')).body.total_unread_messages).toBe(1)
})

test('no answer of the API is kept by a cache unless it says so', async () => {
  for (const path of ['/api/user.php', '/api/chats.php', '/api/settings.php', '/api/nothing.php'])
    expect((await ada.browser.get(path)).headers.get('cache-control')).toBe('no-store')
})

test('names cannot be invisible or pile up marks', async () => {
  for (const name of [
    '\u3164\u3164\u3164',
    'Anna\u115f',
    `Ann${'\u0315'.repeat(8)}`,
    '<b>Ann</b>',
    'Ann\u202e',
    '@nn',
  ]) {
    const answer = await t.browser().post('/api/signup.php', {
      request_id: uuidv4(),
      email: `${uuidv4()}@example.org`,
      name,
      password: 'quiet-river-42',
      date_of_birth: '1992-04-17',
    })
    expect([name, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([name, 422, ['name']])
  }
})
