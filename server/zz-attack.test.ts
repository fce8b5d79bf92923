import { test } from 'vitest'
import { v4 as uuidv4 } from 'uuid'
import { createTestApp } from './testing/create-test-app.ts'
import { giveCredits } from './testing/members-with-credits.ts'
import { block } from './testing/block.ts'

const t = await createTestApp()
const out = (...a: unknown[]) => console.log(...a)

test('attack', async () => {
  const a = await t.signUp()
  const b = await t.signUp({ gender: 'female' })
  await giveCredits(t, a.id, 20)
  const sent = await a.browser.post('/api/message.php', { to: b.id, client_id: uuidv4(), body: 'hi' })
  const conv = sent.body.conversation
  out('send', sent.status)
  const bad: [string, string, unknown?, Record<string, string>?][] = [
    ['PUT', '/api/chat.php', { conversation: conv, number: 9007199254740991 }],
    ['PUT', '/api/chat.php', { conversation: conv, number: 2147483648 }],
    ['GET', `/api/messages.php?conversation=${conv}&before=99999999999`],
    ['GET', `/api/messages.php?conversation=${conv}&after=99999999999`],
    ['GET', `/api/messages.php?conversation=${conv}&after=1e400`],
    ['GET', `/api/members.php?cursor=${Buffer.from(JSON.stringify(['2026-02-31 10:00:00+00', a.id])).toString('base64url')}`],
    ['GET', `/api/members.php?cursor=${Buffer.from(JSON.stringify(['0000-01-01 10:00:00+00', a.id])).toString('base64url')}`],
    ['GET', `/api/chats.php?cursor=99999999999999.${conv}`],
    ['GET', `/api/members.php?gender[]=x&__proto__=1&constructor=2`],
    ['GET', `/api/settings.php?__proto__=1&domain=x&domain=y`],
    ['GET', `/api/cities.php?region=%00`],
    ['GET', `/api/cities.php?region=%ED%A0%80`],
    ['GET', `/api/member.php?id=${a.id}%00`],
    ['PUT', '/api/profile.php', { about: 'a\0b' }],
    ['PUT', '/api/profile.php', { about: '\ud800' }],
    ['PUT', '/api/profile.php', '{"about":"x"}', { 'content-type': 'text/plain' }],
    ['PUT', '/api/profile.php', '{"__proto__":{"about":"x"},"constructor":1}'],
    ['PUT', '/api/profile.php', '[]'],
    ['PUT', '/api/profile.php', 'null'],
    ['PUT', '/api/profile.php', { city: '999999999' }],
    ['POST', '/api/message.php', '[' .repeat(30000)],
    ['POST', '/api/message.php', '{"a":'.repeat(10000) + '1' + '}'.repeat(10000)],
    ['DELETE', '/api/user.php'],
    ['PATCH', '/api/user.php', {}],
    ['OPTIONS', '/api/user.php'],
    ['HEAD', '/api/user.php'],
    ['GET', '/api/like.php'],
    ['GET', '/media/..%2f..%2fetc%2fpasswd'],
    ['GET', '/media/%E0%A4%A'],
    ['GET', '/media/%00'],
    ['GET', '/api/events.php?after=99999999999999999999'],
    ['POST', '/api/signup.php', { request_id: uuidv4(), email: 'x@y.de', name: 'ㅤㅤㅤ', password: 'long-enough-1', date_of_birth: '1990-01-01' }],
    ['POST', '/api/signup.php', { request_id: uuidv4(), email: 'x@y.de', name: 'A\u0301\u0301\u0301\u0301\u0301\u0301\u0301', password: 'long-enough-1', date_of_birth: '1990-01-01' }],
    ['POST', '/api/signup.php', { request_id: uuidv4(), email: `${'a'.repeat(300)}@y.de`, name: 'abc', password: 'long-enough-1', date_of_birth: '1990-01-01' }],
    ['POST', '/api/signup.php', { request_id: uuidv4(), email: `q@y.de`, name: 'abcq', password: '\ud800\ud800aa\0bbccdd', date_of_birth: '1990-01-01' }],
    ['POST', '/api/order.php', { request_id: uuidv4(), bundle: uuidv4(), method: 'constructor' }],
    ['GET', '/api/sandbox.php?id=' + uuidv4()],
    ['POST', '/api/webhook.php?provider=__proto__', {}],
    ['POST', '/api/webhook.php?provider=constructor', {}],
    ['POST', '/api/webhook.php', {}],
  ]
  for (const [m, p, body, h] of bad) {
    const r = await a.browser.request(m, p, body, h)
    out(r.status, m, p.slice(0, 70), typeof body === 'string' ? body.slice(0, 30) : JSON.stringify(body ?? '').slice(0, 60), r.text.slice(0, 120))
  }
  out('visitor empty body', (await t.browser().post('/api/message.php', {})).status)
  out('cache', (await a.browser.get('/api/chats.php')).headers.get('cache-control'))
  // seen like by blocked
  const c = await t.signUp({ gender: 'female' })
  await c.browser.post('/api/like.php', { id: a.id })
  await block(t, c.id, a.id)
  out('see like of blocker', (await a.browser.put('/api/like.php', { id: c.id })).status)
  for (const s of [`update profile set status='disabled' where member_id=$1`, `update member set status='deleted' where id=$1`]) {
    await t.pool.query(s, [b.id])
    const r = await a.browser.get('/api/chats.php')
    out('chat list with', s, r.body.chats.length, r.body.chats[0]?.open)
  }
})
