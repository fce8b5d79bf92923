import { expect, test } from 'vitest'
import { jobHandlers } from '#server/start/job-queues.ts'
import { addMembers } from '#server/testing/members/add-members.ts'
import { block } from '#server/testing/members/block.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { nextWeekly } from './next-weekly.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>
const path = '/api/notifications.php'

async function run(moment: string): Promise<void> {
  t.clock.set(moment)
  await Promise.all([1, 2].map(async () => jobHandlers(t.deps)['mail-weekly']?.({})))
  await jobHandlers(t.deps)['release-notices']?.({})
  await runJobs(t, 'mail')
}
async function weekliesOf({ id }: Person): Promise<string[]> {
  const { rows } = await t.pool.query(
    `select body from mail where member_id = $1 and kind = 'weekly-update' and state = 'sent' order by created_at`,
    [id],
  )
  return rows.map(({ body }) => body)
}
async function reader(time_zone?: string): Promise<Person> {
  const one = await t.signUp({ gender: 'male' })
  await one.browser.put(path, { category: 'weekly_updates', channel: 'email', enabled: true })
  if (time_zone) await one.browser.put(path, { time_zone })
  return one
}

test.each([
  ['Europe/Amsterdam', '2026-11-21T12:00:00Z', '2026-11-26T17:00:00.000Z'],
  ['Europe/Amsterdam', '2026-11-26T16:59:00Z', '2026-11-26T17:00:00.000Z'],
  ['Europe/Amsterdam', '2026-11-26T17:00:00Z', '2026-12-03T17:00:00.000Z'],
  ['Europe/Amsterdam', '2026-10-22T16:00:00Z', '2026-10-29T17:00:00.000Z'],
  ['Europe/Amsterdam', '2026-03-26T17:00:00Z', '2026-04-02T16:00:00.000Z'],
  ['America/New_York', '2026-11-21T12:00:00Z', '2026-11-26T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T12:00:00Z', '2026-11-26T12:15:00.000Z'],
])('the next Thursday evening in %s after %s', (zone, now, expected) => {
  expect(nextWeekly(new Date(now), zone).toISOString()).toBe(expected)
})

test('who asked for it has the week’s news on Thursday evening by their own clock, once', async () => {
  t.clock.set('2026-11-23T12:00:00Z')
  const [he, far, other] = [await reader(), await reader('America/New_York'), await t.signUp()]
  await run('2026-11-23T12:15:00Z')
  await addMembers(t, 3)
  await addMembers(t, 2, { fictional: true })
  const [ada, bea] = [
    await t.signUp({ gender: 'female', name: 'Ada Nearby' }),
    await t.signUp({ gender: 'female', name: 'Bea Blocks' }),
  ]
  await ada.browser.post('/api/like.php', { id: he.id })
  await ada.browser.post('/api/visit.php', { id: he.id })
  await bea.browser.post('/api/like.php', { id: he.id })
  await bea.browser.post('/api/visit.php', { id: he.id })
  await block(t, bea.id, he.id)
  await run('2026-11-26T16:59:00Z')
  expect(await weekliesOf(he)).toEqual([])
  for (const minute of ['00', '15', '30']) await run(`2026-11-26T17:${minute}:00Z`)
  const [body, ...more] = await weekliesOf(he)
  expect(more).toEqual([])
  expect(body).toContain('New people near you: 1')
  expect(body).toContain('Among the new people: Ada Nearby.')
  expect(body).toContain('Visits to your profile: 1')
  expect(body).toContain('New likes: 1')
  expect(body).not.toContain('Bea')
  expect(await weekliesOf(far)).toHaveLength(0)
  await run('2026-11-26T23:00:00Z')
  expect(await weekliesOf(far)).toHaveLength(1)
  expect(await weekliesOf(other)).toHaveLength(0)
})

test('a week without news brings no mail, nor does one that is over when the program is back', async () => {
  t.clock.set('2027-01-04T12:00:00Z')
  await t.pool.query(`update profile set created_at = $1`, ['2026-12-01T00:00:00Z'])
  const he = await reader()
  await run('2027-01-04T12:15:00Z')
  await run('2027-01-07T17:00:00Z')
  expect(await weekliesOf(he)).toEqual([])
  await addMembers(t, 1)
  await run('2027-01-16T18:00:00Z')
  expect(await weekliesOf(he)).toEqual([])
  t.clock.set('2027-01-20T12:00:00Z')
  await t.signUp({ gender: 'female' })
  await run('2027-01-21T17:00:00Z')
  expect(await weekliesOf(he)).toHaveLength(1)
  await he.browser.put(path, { category: 'weekly_updates', channel: 'email', enabled: false })
  await t.signUp({ gender: 'female' })
  await run('2027-01-28T17:00:00Z')
  expect(await weekliesOf(he)).toHaveLength(1)
})
