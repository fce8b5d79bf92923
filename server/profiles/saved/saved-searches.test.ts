import { v4 as uuidv4 } from 'uuid'
import { beforeEach, expect, it } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { mailSavedSearches } from './mail-saved-searches.job.ts'

const t = await createTestApp()
const day = 86_400_000
type Member = Awaited<ReturnType<typeof t.signUp>>

const women = { gender: 'female', min_age: '18', max_age: '99' }
const save = (who: Member, given: Record<string, unknown> = {}) =>
  who.browser.post('/api/searches.php', { client_id: uuidv4(), name: 'Near me', search: women, ...given })
const mailsTo = async ({ id }: Member) =>
  (
    await t.pool.query(
      `select subject from mail where member_id = $1 and kind = 'saved-search' and subject is not null`,
      [id],
    )
  ).rows
async function runWeekly(): Promise<void> {
  await runJob(t.deps, mailSavedSearches, {})
  await runJobs(t, 'mail')
}

let he: Member
beforeEach(async () => {
  he = await t.signUp({ gender: 'male' })
})

it('keeps, lists and forgets, and the same one again is one', async () => {
  const client_id = uuidv4()
  const [{ id, ...kept }] = (await save(he, { client_id })).body.searches
  expect(kept).toEqual({ name: 'Near me', search: women })
  expect((await save(he, { client_id })).body.searches).toHaveLength(1)
  const other = await t.signUp()
  await other.browser.delete('/api/searches.php', { id })
  expect((await he.browser.get('/api/searches.php')).body.searches).toHaveLength(1)
  expect((await he.browser.delete('/api/searches.php', { id })).body.searches).toEqual([])
})

it('keeps ten at most, also at once', async () => {
  const answers = await Promise.all(Array.from({ length: 14 }, () => save(he)))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  for (let more = 0; more < 10; more += 1) await save(he)
  expect((await he.browser.get('/api/searches.php')).body.searches).toHaveLength(10)
  const refused = await save(he)
  expect([refused.status, refused.body.error]).toEqual([409, 'too_many_searches'])
})

it.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(41) }, 'name'],
  [{ search: { gender: 'robot' } }, 'search'],
])('refuses %o at its field', async (given, field) => {
  const answer = await save(he, given)
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
})

it('mails once a week at most, and only when somebody new fits', async () => {
  await save(he)
  t.clock.advance(day)
  await addMembers(t, 2)
  await runWeekly()
  expect(await mailsTo(he)).toHaveLength(0)
  t.clock.advance(6 * day)
  await runWeekly()
  await runWeekly()
  expect(await mailsTo(he)).toHaveLength(1)
  t.clock.advance(7 * day)
  await runWeekly()
  expect(await mailsTo(he)).toHaveLength(1)
  t.clock.advance(1_000)
  await addMembers(t, 1)
  t.clock.advance(7 * day)
  await runWeekly()
  expect(await mailsTo(he)).toHaveLength(2)
})

it('mails nobody who switched that off', async () => {
  await save(he)
  await t.pool.query(
    `insert into notification_setting (member_id, category, channel, enabled) values ($1, 'reminders', 'email', false)`,
    [he.id],
  )
  await addMembers(t, 1)
  t.clock.advance(8 * day)
  await runWeekly()
  expect(await mailsTo(he)).toHaveLength(0)
})
