import { expect, test } from 'vitest'
import { jobHandlers } from '#server/start/job-queues.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Person = Awaited<ReturnType<typeof t.signUp>>

const plan = ({ id }: Person) => jobHandlers(t.deps)['plan-profile-reminder']?.({ member: id })
async function later(days: number): Promise<void> {
  t.clock.advance(days * 86_400_000)
  await Promise.all([1, 2].map(async () => jobHandlers(t.deps)['remind-of-profile']?.({})))
  await runJobs(t, 'mail')
}
async function remindersOf({ id }: Person): Promise<string[]> {
  const { rows } = await t.pool.query(
    `select body from mail where member_id = $1 and kind = 'profile-reminder' and state = 'sent' order by created_at`,
    [id],
  )
  return rows.map(({ body }) => body)
}

test('who has no photo is reminded after three days and two weeks later, and never again', async () => {
  const she = await t.signUp({ gender: 'female' })
  await Promise.all([1, 2].map(async () => plan(she)))
  await later(2.9)
  expect(await remindersOf(she)).toHaveLength(0)
  await later(0.2)
  const [first] = await remindersOf(she)
  expect(first).toContain('• a photo')
  expect(first).toContain('• a few words about yourself')
  await later(13.9)
  expect(await remindersOf(she)).toHaveLength(1)
  await later(0.2)
  expect(await remindersOf(she)).toHaveLength(2)
  await plan(she)
  for (let month = 0; month < 3; month += 1) await later(30)
  expect(await remindersOf(she)).toHaveLength(2)
})

test('what is there is not asked for, and a whole profile brings no mail', async () => {
  const [she, he] = [await t.signUp({ gender: 'female' }), await t.signUp()]
  await addPhoto(t, she.id, { isMain: true, state: 'pending' })
  await addPhoto(t, he.id, { isMain: true })
  await t.pool.query(`update profile set about = 'Hello', interests = '{art}' where member_id = $1`, [he.id])
  for (const one of [she, he]) await plan(one)
  await later(4)
  const [only] = await remindersOf(she)
  expect(only).not.toContain('a photo')
  expect(await remindersOf(he)).toEqual([])
})
