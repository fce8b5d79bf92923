import { expect, test } from 'vitest'
import { endpoints } from '#server/api/site/index.ts'
import { askForAge } from '#server/testing/members/ask-for-age.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { answersWithMembers, ownOnly } from '#server/testing/surfaces/answers-with-members.ts'

let country: string | null = 'NO'
const t = await createTestApp({ countryOf: () => country })
const openBeforeAge = new Set(
  endpoints.flatMap(({ spec }) => (spec.beforeAge ? `${spec.method.toUpperCase()} ${spec.path}` : [])),
)
const closed = ['/api/members.php', '/api/chats.php', '/api/likes.php', '/api/swipe.php']
const readDocument = async () =>
  (await t.fetch('/api/openapi.json', { headers: { host: 'localhost' } })).json() as Promise<{
    paths: Record<string, Record<string, { responses: Record<string, unknown> }>>
  }>

test('where the country asks for it nothing of members opens before the age is confirmed, and then all does', async () => {
  const person = await t.signUp()
  const statuses = () => Promise.all(closed.map(async (path) => (await person.browser.get(path)).status))
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await askForAge(t, { NO: 'self-declared', GB: 'none' })
  expect(await statuses()).toEqual([403, 403, 403, 403])
  const refused = await person.browser.get('/api/members.php')
  expect(refused.body.error).toBe('age_assurance_required')
  // What is the member's own stays open, so that they can leave.
  for (const path of ['/api/user.php', '/api/account.php', '/api/orders.php', '/api/sessions.php'])
    expect([path, (await person.browser.get(path)).status]).toEqual([path, 200])
  expect((await person.browser.get('/api/age.php')).body).toMatchObject({
    asked: 'self-declared',
    open: true,
  })
  expect((await person.browser.put('/api/age.php', { confirmed: false })).status).toBe(422)
  expect((await person.browser.put('/api/age.php', { confirmed: true })).status).toBe(200)
  expect(await statuses()).toEqual([200, 200, 200, 200])
  const { rows } = await t.pool.query(
    'select kind, country, created_at from age_assurance where member_id = $1',
    [person.id],
  )
  expect(rows).toEqual([{ kind: 'self-declared', country: 'NO', created_at: t.clock.now() }])
  t.clock.advance(60_000)
  await person.browser.put('/api/age.php', { confirmed: true })
  const again = await t.pool.query('select created_at from age_assurance where member_id = $1', [person.id])
  expect(again.rows[0].created_at).toEqual(rows[0].created_at)
})

test('the country that the member says to live in counts as well as the one they come from', async () => {
  const person = await t.signUp()
  const { rows } = await t.pool.query('select country from profile where member_id = $1', [person.id])
  country = null
  await askForAge(t, { [rows[0].country]: 'self-declared' })
  expect((await person.browser.get('/api/members.php')).status).toBe(403)
  await askForAge(t, {})
  expect((await person.browser.get('/api/members.php')).status).toBe(200)
  expect((await person.browser.put('/api/age.php', { confirmed: true })).status).toBe(200)
  const kept = await t.pool.query('select 1 from age_assurance where member_id = $1', [person.id])
  expect(kept.rows).toEqual([])
})

test('of two countries the stricter one counts, and a member’s own word proves nothing there', async () => {
  const person = await t.signUp()
  const { rows } = await t.pool.query('select country from profile where member_id = $1', [person.id])
  country = 'NO'
  await askForAge(t, { NO: 'self-declared' })
  await person.browser.put('/api/age.php', { confirmed: true })
  expect((await person.browser.get('/api/members.php')).status).toBe(200)
  await askForAge(t, { NO: 'self-declared', [rows[0].country]: 'provider' })
  const refused = await person.browser.get('/api/members.php')
  expect([refused.status, refused.body.error]).toEqual([403, 'age_unproven'])
  expect((await person.browser.put('/api/age.php', { confirmed: true })).status).toBe(200)
  expect((await person.browser.get('/api/members.php')).status).toBe(403)
  expect((await person.browser.get('/api/age.php')).body).toMatchObject({ asked: 'provider', open: true })
})

test('every operation is named as open, or answers that the age is to be proven first', async () => {
  const { paths } = await readDocument()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ key: `${method.toUpperCase()} ${path}`, method, path })),
  )
  const keys = operations.map(({ key }) => key)
  expect([...openBeforeAge].filter((key) => !keys.includes(key))).toEqual([])
  country = null
  const person = await t.signUp()
  await askForAge(t, { NL: 'provider' })
  const answers = new Map<string, string>()
  for (const { key, method, path } of operations) {
    if (key === 'GET /api/logout.php') continue
    const { status, body } = await person.browser.request(
      method.toUpperCase(),
      path,
      method === 'get' ? undefined : {},
    )
    answers.set(key, status === 403 ? body.error : 'open')
  }
  for (const [key, answer] of answers)
    expect([key, answer === 'age_unproven']).toEqual([key, !openBeforeAge.has(key)])
  expect([...answers.values()].filter((answer) => answer === 'age_unproven').length).toBeGreaterThan(40)
})

/** Names of whom the member blocked, or of the one that a mailed link or the signup is about. */
const openThough = ['GET /api/blocks.php', 'GET /api/complete-signup.php', 'PUT /api/complete-signup.php']

test('every answer with other members in it is closed', async () => {
  const others = answersWithMembers(await readDocument()).filter(
    (one) => !ownOnly.has(one) && !openThough.includes(one),
  )
  expect(others.filter((one) => openBeforeAge.has(one))).toEqual([])
})

test('photos of others are closed, one’s own are not, and visitors of that country see neither people nor photos', async () => {
  await askForAge(t, {})
  country = null
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  const [hers, his] = [
    await addPhoto(t, she.id, { isMain: true }),
    await addPhoto(t, he.id, { isMain: true }),
  ]
  const look = async (path: string) => (await he.browser.get(path)).status
  expect([await look(`/media/${hers.full}`), await look(`/media/${his.full}`)]).toEqual([200, 200])
  await askForAge(t, { NL: 'provider' })
  expect([await look(`/media/${hers.full}`), await look(`/media/${his.full}`)]).toEqual([404, 200])

  await t.pool.query(`update site set settings = settings || '{"logged_out_search":"all"}' where id = 1`)
  await t.sites.reload()
  const visitor = t.browser()
  const asks = async () => [
    (await visitor.get('/api/members.php?country=NL')).status,
    (await visitor.get(`/media/${hers.full}`)).status,
  ]
  expect(await asks()).toEqual([200, 200])
  country = 'NL'
  expect(await asks()).toEqual([401, 404])
})

test('a stream that is open ends when the rule comes, and none opens before the proof', async () => {
  await askForAge(t, {})
  country = null
  const person = await t.signUp()
  const stream = await openStream(t, person.browser)
  await askForAge(t, { NL: 'provider' })
  t.events.wake([person.id])
  await expect(stream.next()).rejects.toThrow('the stream has ended')
  expect((await person.browser.get('/api/events.php')).body.error).toBe('age_unproven')
})
