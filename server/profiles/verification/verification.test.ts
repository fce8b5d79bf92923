import sharp from 'sharp'
import { expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { openStream } from '#server/testing/open-stream.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { decide } from '../review/decide.ts'
import { findNextItem } from '../review/next-item.ts'

const t = await createTestApp()
const staff = staffCtx(t.deps, 'moderator')
type Member = Awaited<ReturnType<typeof t.signUp>>

const picture = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#b98' } })
  .jpeg()
  .toBuffer()

async function member(options = {}) {
  const one = await t.signUp({ gender: 'female', ...options })
  const photo = await addPhoto(t, one.id, { isMain: true })
  return { ...one, photo }
}
const start = async ({ browser }: Pick<Member, 'browser'>) => browser.post('/api/verification.php', undefined)
const stateOf = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.get('/api/verification.php')).body.verification
async function send({ browser }: Pick<Member, 'browser'>, bytes: Uint8Array = picture) {
  const response = await t.fetch('/api/live-photo.php', {
    method: 'POST',
    headers: {
      cookie: browser.cookieHeader(),
      'sec-fetch-site': 'same-origin',
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: await response.json() }
}
const files = () => t.storage.list('verification')
async function judge(reason: string | null) {
  const item = await findNextItem(staff, [])
  await decide(staff, { id: item!.id, reason })
  return item!
}
const verified = async (viewer: Member, id: string) =>
  (await viewer.browser.get(`/api/member.php?id=${id}`)).body.profile.verified

test('a pose is asked, a photo sent, a person says yes: badge, filter, and the photo is gone', async () => {
  const [ines, viewer] = [await member(), await t.signUp()]
  expect(await stateOf(ines)).toEqual({ state: 'none', pose: null, reason: null, expires_at: null })
  const { body } = await start(ines)
  expect(body.verification.state).toBe('asked')
  expect((await start(ines)).body).toEqual(body)
  expect((await send(ines)).body.verification).toMatchObject({ state: 'pending', expires_at: null })
  expect((await send(ines)).body.verification.state).toBe('pending')
  expect(await files()).toHaveLength(1)
  expect(await verified(viewer, ines.id)).toBe(false)
  const search = async (more = '') =>
    (await viewer.browser.get(`/api/members.php?gender=female&min_age=18&max_age=99${more}`)).body
  expect((await search('&verified=true')).count.people).toBe(0)
  const item = await judge(null)
  expect(item).toMatchObject({ kind: 'verification', pose: body.verification.pose, memberId: ines.id })
  expect(item.otherKeys).toEqual([`photos/${ines.photo.full}`])
  await runJobs(t, 'remove-files', 'mail')
  expect(await files()).toEqual([])
  expect((await readMails(t)).filter(({ memberId }) => memberId === ines.id)).toMatchObject([
    { kind: 'verification', subject: 'About your verification photo' },
  ])
  expect(await stateOf(ines)).toMatchObject({ state: 'approved' })
  expect(await verified(viewer, ines.id)).toBe(true)
  const found = await search('&verified=true')
  expect(found.search.verified).toBe(true)
  expect(found.members).toMatchObject([{ id: ines.id, verified: true }])
  expect((await start(ines)).body.verification.state).toBe('approved')
})

test('a decision that another program makes reaches the open page', async () => {
  const ines = await member()
  await start(ines)
  await send(ines)
  const stream = await openStream(t, ines.browser)
  await judge(null)
  expect(JSON.parse((await stream.next()).data)).toEqual({
    type: 'photos',
    decided: { of: 'verification', approved: true },
  })
  await stream.close()
})

test('a no has a reason, and another pose can be tried', async () => {
  const ines = await member()
  const { pose } = (await start(ines)).body.verification
  await send(ines)
  const item = await findNextItem(staff, [])
  await expect(decide(staff, { id: item!.id, reason: 'contact' })).rejects.toMatchObject({
    code: 'invalid',
  })
  await judge('wrong_pose')
  expect(await stateOf(ines)).toMatchObject({ state: 'rejected', reason: 'wrong_pose' })
  const again = (await start(ines)).body.verification
  expect(again.state).toBe('asked')
  expect(again.pose).not.toBe(pose)
})

test('a pose is over after a quarter of an hour, and another one follows', async () => {
  const ines = await member()
  const { pose } = (await start(ines)).body.verification
  t.clock.advance(15 * 60_000)
  expect(await stateOf(ines)).toMatchObject({ state: 'none' })
  expect((await send(ines)).body.fields).toHaveProperty('photo')
  expect((await start(ines)).body.verification.pose).not.toBe(pose)
  await send(ines)
  await judge(null)
})

test('without a photo to compare with, and without a pose, nothing is taken; nor is what is no picture', async () => {
  const bare = await t.signUp()
  expect((await start(bare)).body.fields).toHaveProperty('photo')
  const ines = await member()
  expect((await send(ines)).status).toBe(422)
  await start(ines)
  const before = await files()
  expect((await send(ines, new TextEncoder().encode('<svg>'))).body.fields).toHaveProperty('photo')
  expect(await files()).toEqual(before)
})

test('two at once make one picture and one decision', async () => {
  const ines = await member()
  await start(ines)
  const answers = await Promise.all([send(ines), send(ines)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { rows } = await t.pool.query('select * from review_item where member_id = $1', [ines.id])
  expect(rows).toHaveLength(1)
  t.clock.advance(2 * 3_600_000)
  t.jobs.push({ queue: 'remove-files', data: {} })
  await runJobs(t, 'remove-files')
  const [waiting] = (await t.pool.query(`select file_key from verification where member_id = $1`, [ines.id]))
    .rows
  expect(await files()).toContain(waiting.file_key)
  await judge(null)
})

test('nobody else can open the live photo', async () => {
  const ines = await member()
  await start(ines)
  await send(ines)
  const name = (await files()).at(-1)?.replace('verification/', '')
  for (const browser of [ines.browser, t.browser()])
    expect((await browser.get(`/media/${name}`)).status).toBe(404)
})
