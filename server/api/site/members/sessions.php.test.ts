import { expect, test } from 'vitest'
import { testPassword } from '#server/testing/members/sign-up-with.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0'

async function elsewhere(login: string, userAgent?: string) {
  const browser = t.browser()
  const headers = userAgent ? { 'user-agent': userAgent } : undefined
  const { status } = await browser.post('/api/user.php', { login, password: testPassword }, headers)
  expect(status).toBe(200)
  return browser
}
type Browser = Awaited<ReturnType<typeof elsewhere>>

const sessionsOf = async (browser: Browser) => (await browser.get('/api/sessions.php')).body.sessions

test('the list tells this session, browser and system in words, and the last day, and nothing of others', async () => {
  const he = await t.signUp()
  await t.signUp()
  t.clock.advance(60_000)
  const phone = await elsewhere(he.email, firefox)
  t.clock.advance(2 * 86_400_000)
  await phone.get('/api/user.php')
  const listed = await sessionsOf(phone)
  expect(listed).toHaveLength(2)
  expect(listed[0]).toMatchObject({ browser: 'Firefox · Android', current: true })
  expect(listed[0].seen_on).toBe(t.clock.now().toISOString().slice(0, 10))
  expect(listed[1]).toMatchObject({ browser: null, current: false })
  expect(listed[1].seen_on < listed[0].seen_on).toBe(true)
  const { rows } = await t.pool.query('select * from session where member_id = $1', [he.id])
  expect(JSON.stringify(rows)).not.toContain('Mozilla')
})

test('one of them is ended, with its stream, and only by its own member', async () => {
  const [he, other] = [await t.signUp(), await t.signUp()]
  const phone = await elsewhere(he.email)
  const stream = await openStream(t, phone)
  const id = (await sessionsOf(he.browser)).find((one: { current: boolean }) => !one.current).id
  expect((await other.browser.delete('/api/sessions.php', { id })).status).toBe(404)
  expect((await he.browser.delete('/api/sessions.php', { id })).status).toBe(200)
  await stream.ended()
  expect((await phone.get('/api/user.php')).body.error).toBe('authentication_required')
  expect((await he.browser.delete('/api/sessions.php', { id })).status).toBe(404)
  const own = (await sessionsOf(he.browser))[0].id
  expect((await he.browser.delete('/api/sessions.php', { id: own })).status).toBe(404)
})

test('all others are ended at once, and their browsers are known no longer', async () => {
  const he = await t.signUp()
  const browsers = [await elsewhere(he.email), await elsewhere(he.email)]
  const streams = await Promise.all(browsers.map((browser) => openStream(t, browser)))
  expect((await he.browser.delete('/api/sessions.php', { id: null })).status).toBe(200)
  await Promise.all(streams.map((stream) => stream.ended()))
  expect(await sessionsOf(he.browser)).toHaveLength(1)
  const { rows } = await t.pool.query(
    'select count(*)::int as known from known_device where member_id = $1',
    [he.id],
  )
  expect(rows[0].known).toBe(1)
})
