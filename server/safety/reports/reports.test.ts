import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { limits } from '#common/limits.ts'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { jobHandlers } from '#server/start/job-queues.ts'
import { giveCredits } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import type { TestBrowser } from '#server/testing/start/create-test-browser.ts'
import { decideReport } from './decide-report.ts'
import { reviewReports } from './report-session.ts'

const t = await createTestApp()
const dayMs = 86_400_000

const report = (browser: TestBrowser, id: string, change: object = {}) =>
  browser.post('/api/report.php', { request_id: uuidv4(), id, subject: 'profile', reason: 'fake', ...change })
const reportsOn = async (id: string) =>
  (await t.pool.query('select * from report where member_id = $1 order by created_at, id', [id])).rows
const fileOf = async (key: string) => {
  const file = await t.storage.read(key)
  return file && new Response(file.open()).text()
}

/** Somebody with a photo and some words to report. */
async function rude() {
  const she = await t.signUp({ gender: 'female' })
  await she.browser.put('/api/profile.php', { about: 'Send me money' })
  return { ...she, photo: await addPhoto(t, she.id, { isMain: true }) }
}

/** What the review says, when these words are typed. */
async function review(...words: string[]): Promise<string> {
  const printed: string[] = []
  const ask = async () => words.shift() ?? null
  const placeOf = (key: string) => `files/${key}`
  const ctx = staffCtx(t.deps, 'moderator')
  await reviewReports({ ctx, placeOf, print: (text) => void printed.push(text), ask })
  return printed.join('\n')
}

test('a report keeps what was to be seen at that moment, whatever is changed afterwards', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  expect((await report(he.browser, she.id, { reason: 'scam', details: 'Asks for money' })).status).toBe(200)
  await she.browser.put('/api/profile.php', { about: 'Nothing' })
  await she.browser.delete('/api/photo.php', { id: she.photo.id })
  await jobHandlers(t.deps)['remove-files']?.({})
  const [row] = await reportsOn(she.id)
  expect(row).toMatchObject({
    reporter_id: he.id,
    subject: 'profile',
    reason: 'scam',
    details: 'Asks for money',
    state: 'open',
    evidence: {
      profile: { name: she.name, about: 'Send me money' },
      photos: [{ id: she.photo.id, main: true }],
    },
  })
  expect(row.evidence.messages).toBeUndefined()
  expect(await fileOf(`photos/${she.photo.full}`)).toBeNull()
  expect(await fileOf(row.photo_key)).toBe(`full of ${she.photo.id}`)
})

test('a report of a conversation takes its last messages along, and is of one’s own only', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  await giveCredits(t, he.id, 100)
  const write = (body: string) =>
    he.browser.post('/api/message.php', { to: she.id, client_id: uuidv4(), body })
  for (let number = 1; number <= limits.reportMessages + 2; number += 1) await write(`word ${number}`)
  const about = { subject: 'conversation', reason: 'harassment' }
  expect((await report(he.browser, she.id, about)).status).toBe(200)
  const [{ evidence }] = await reportsOn(she.id)
  expect(evidence.messages).toHaveLength(limits.reportMessages)
  expect(evidence.messages[0]).toMatchObject({ number: 3, by: 'reporter', text: 'word 3' })
  for (const browser of [(await t.signUp()).browser, t.browser()])
    expect((await report(browser, she.id, about)).status).toBe(404)
})

test('a photo is reported that can be seen, and the copy is of that one', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  const [other, hidden, foreign] = [
    await addPhoto(t, she.id),
    await addPhoto(t, she.id),
    await addPhoto(t, he.id, { isMain: true }),
  ]
  await t.pool.query('update photo set private = true where id = $1', [hidden.id])
  const ofPhoto = (photo?: string) => report(he.browser, she.id, { subject: 'photo', photo })
  expect((await ofPhoto(other.id)).status).toBe(200)
  const [row] = await reportsOn(she.id)
  expect([row.evidence.photo, await fileOf(row.photo_key)]).toEqual([other.id, `full of ${other.id}`])
  for (const photo of [hidden.id, foreign.id, uuidv4(), undefined])
    expect((await ofPhoto(photo)).body.fields).toEqual({ photo: 'choose_one' })
})

test('sent again it is the same report, also in parallel; with other content it is refused', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  const request_id = uuidv4()
  const once = () => report(he.browser, she.id, { request_id })
  const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await once()).status))
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  expect((await once()).status).toBe(200)
  expect(await reportsOn(she.id)).toHaveLength(1)
  expect((await report(he.browser, she.id, { request_id, reason: 'hate' })).status).toBe(409)
  // Copies that no report has are removed within the hour.
  t.clock.advance(3_600_000)
  await jobHandlers(t.deps)['remove-files']?.({})
  const kept = (await t.pool.query('select photo_key from report where photo_key is not null')).rows
  expect(new Set(await t.storage.list('reports'))).toEqual(new Set(kept.map(({ photo_key: key }) => key)))
})

test('what is missing is named at its field, and nobody reports themselves or nobody', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  const fields = async (change: object) => (await report(he.browser, she.id, change)).body.fields
  expect(await fields({ reason: 'other' })).toEqual({ details: 'required' })
  expect(await fields({ reason: 'other', details: ' ' })).toEqual({ details: 'required' })
  expect(await fields({ reason: 'dull' })).toEqual({ reason: 'choose_one' })
  expect(await fields({ details: 'x'.repeat(limits.reportMax + 1) })).toEqual({ details: 'too_long' })
  expect((await report(she.browser, she.id)).status).toBe(404)
  expect((await report(he.browser, uuidv4())).status).toBe(404)
  expect(await reportsOn(she.id)).toEqual([])
})

test('a visitor reports too, and so does who is blocked', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  expect((await report(t.browser(), she.id)).status).toBe(200)
  await she.browser.post('/api/block.php', { id: he.id })
  expect((await report(he.browser, she.id)).status).toBe(200)
  expect((await reportsOn(she.id)).map((row) => row.reporter_id)).toEqual([null, he.id])
})

test('the reviewer sees the evidence and decides once: dismissed, upheld, the photo reviewed again, the account suspended', async () => {
  await t.pool.query('delete from report')
  const [she, he] = [await rude(), await t.signUp()]
  for (const change of [
    { reason: 'hate' },
    { reason: 'scam', details: 'Asks for money' },
    { subject: 'photo', photo: she.photo.id, reason: 'explicit' },
    { reason: 'underage' },
  ]) {
    await report(he.browser, she.id, change)
    t.clock.advance(1)
  }
  const said = await review('?', 'd', 'p', 'u', 'p', 'x')
  for (const words of ['4 waiting', 'Send me money', 'Asks for money', 'look at: files/reports/', he.id])
    expect(said).toContain(words)
  expect(said).toContain('This report is about no photo.')
  expect(said).toContain('No report waits.')
  expect((await reportsOn(she.id)).map(({ state, decided_by: by }) => `${state} ${by}`)).toEqual([
    'dismissed moderator',
    'upheld moderator',
    'upheld moderator',
    'upheld moderator',
  ])
  expect((await she.browser.get('/api/profile.php')).status).toBe(403)
  const { rows } = await t.pool.query(
    `select photo.state, review_item.state as review from photo
     join review_item on review_item.subject_id = photo.id where photo.id = $1`,
    [she.photo.id],
  )
  expect(rows).toEqual([{ state: 'pending', review: 'open' }])
  const [{ id }] = await reportsOn(she.id)
  const again = decideReport(staffCtx(t.deps, 'x'), { id, verdict: 'dismissed' })
  await expect(again).rejects.toMatchObject({ code: 'conflict' })
})

test('a photo that was approved by a person is put back into its queue', async () => {
  const [she, he] = [await rude(), await t.signUp()]
  await t.pool.query(
    `insert into review_item (kind, subject_id, member_id, site_id, state, decided_by, decided_at, created_at)
     values ('photo', $1, $2, 1, 'approved', 'x', $3, $3)`,
    [she.photo.id, she.id, t.clock.now()],
  )
  await report(he.browser, she.id, { subject: 'photo', photo: she.photo.id })
  await review('p')
  const { rows } = await t.pool.query('select state, decided_by from review_item where subject_id = $1', [
    she.photo.id,
  ])
  expect(rows).toEqual([{ state: 'open', decided_by: null }])
})

test('a decided report is kept for its time and goes with the copy of the photo; an open one stays', async () => {
  const [she, other, he] = [await rude(), await rude(), await t.signUp()]
  await report(he.browser, she.id)
  await report(he.browser, other.id)
  const [row] = await reportsOn(she.id)
  await decideReport(staffCtx(t.deps, 'x'), { id: row.id, verdict: 'dismissed' })
  const tidy = async () => {
    await jobHandlers(t.deps)['prune-reports']?.({})
    await jobHandlers(t.deps)['remove-files']?.({})
    return (await reportsOn(she.id)).length
  }
  t.clock.advance(limits.reportDays * dayMs - 1)
  expect(await tidy()).toBe(1)
  t.clock.advance(1)
  expect(await tidy()).toBe(0)
  expect(await fileOf(row.photo_key)).toBeNull()
  const [kept] = await reportsOn(other.id)
  expect(await fileOf(kept.photo_key)).toBe(`full of ${other.photo.id}`)
})
