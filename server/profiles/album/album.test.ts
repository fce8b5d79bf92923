import { expect, test } from 'vitest'
import { block } from '#server/testing/members/block.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>

async function album() {
  const owner = await t.signUp({ gender: 'female' })
  const main = await addPhoto(t, owner.id, { isMain: true })
  const secret = await addPhoto(t, owner.id)
  const made = await owner.browser.put('/api/private-photo.php', { id: secret.id, private: true })
  expect(made.status).toBe(200)
  return { owner, main, secret }
}
type Picture = Awaited<ReturnType<typeof addPhoto>>

/** Which of a photo's three files somebody can open. */
async function opens({ browser }: Pick<Member, 'browser'>, { full, card, blur }: Picture): Promise<number> {
  const answers = await Promise.all([full, card, blur].map((name) => browser.get(`/media/${name}`)))
  return answers.filter(({ status }) => status === 200).length
}
const profileOf = async (viewer: Member, id: string) =>
  (await viewer.browser.get(`/api/member.php?id=${id}`)).body.profile
const ask = (viewer: Member, { id }: Member) => viewer.browser.post('/api/album.php', { id })
const grant = (owner: Member, { id }: Member, days: number | null = null) =>
  owner.browser.put('/api/album.php', { id, days })
const refuse = (owner: Member, { id }: Member) => owner.browser.delete('/api/album.php', { id })

test('a private photo is for nobody, premium or not, until it is granted; then for that one alone', async () => {
  const { owner, main, secret } = await album()
  const [free, premium] = [await t.signUp(), await t.signUp()]
  await makePremium(t, premium.id)
  for (const viewer of [free, premium, { browser: t.browser() }]) expect(await opens(viewer, secret)).toBe(0)
  expect(await opens(owner, secret)).toBe(3)
  const before = await free.browser.get(`/api/member.php?id=${owner.id}`)
  for (const name of [secret.full, secret.card, secret.blur, secret.id])
    expect(before.text).not.toContain(name)
  expect(before.body.profile).toMatchObject({ private_photos: 1, album: 'closed' })
  expect((await ask(free, owner)).body).toEqual({ state: 'asked' })
  expect(await opens(free, secret)).toBe(0)
  const { body } = await owner.browser.get('/api/album.php')
  expect(body.album).toMatchObject({ requests: [{ id: free.id }], viewers: [] })
  expect((await grant(owner, free)).body.album).toMatchObject({ requests: [], viewers: [{ id: free.id }] })
  expect(await opens(free, secret)).toBe(3)
  expect(await opens(premium, secret)).toBe(0)
  const shown = await profileOf(free, owner.id)
  expect(shown).toMatchObject({ album: 'open', photos: [{ id: main.id }, { id: secret.id, locked: false }] })
})

test('what is granted ends at its time and when it is taken back', async () => {
  const { owner, secret } = await album()
  const [one, other] = [await t.signUp(), await t.signUp()]
  await grant(owner, one, 1)
  await grant(owner, other)
  t.clock.advance(24 * 3_600_000 - 1_000)
  expect(await opens(one, secret)).toBe(3)
  t.clock.advance(1_000)
  expect(await opens(one, secret)).toBe(0)
  expect(await profileOf(one, owner.id)).toMatchObject({ album: 'closed' })
  expect((await owner.browser.get('/api/album.php')).body.album.viewers).toMatchObject([
    { id: other.id, expires_at: null },
  ])
  expect((await ask(one, owner)).body.state).toBe('asked')
  expect((await owner.browser.get('/api/album.php')).body.album.requests).toMatchObject([{ id: one.id }])
  await refuse(owner, other)
  expect(await opens(other, secret)).toBe(0)
})

test('a block closes it, in either direction', async () => {
  const { owner, secret } = await album()
  const [one, other] = [await t.signUp(), await t.signUp()]
  for (const viewer of [one, other]) await grant(owner, viewer)
  await block(t, owner.id, one.id)
  await block(t, other.id, owner.id)
  for (const viewer of [one, other]) {
    expect(await opens(viewer, secret)).toBe(0)
    expect((await ask(viewer, owner)).status).not.toBe(200)
  }
  expect((await owner.browser.get('/api/album.php')).body.album.viewers).toEqual([])
})

test('asked twice it is one request and one mail; a no is not told, and can be asked again after a week', async () => {
  const { owner } = await album()
  const one = await t.signUp({ name: 'Asking Ada' })
  for (const _ of [1, 2]) expect((await ask(one, owner)).body.state).toBe('asked')
  t.clock.advance(10 * 60_000)
  await runJobs(t, 'mail')
  const mails = (await readMails(t)).filter(({ memberId }) => memberId === owner.id)
  expect(mails).toMatchObject([{ kind: 'album-request', subject: 'Somebody asks for your permission' }])
  await refuse(owner, one)
  expect(await profileOf(one, owner.id)).toMatchObject({ album: 'asked' })
  expect((await ask(one, owner)).body.state).toBe('asked')
  expect((await owner.browser.get('/api/album.php')).body.album.requests).toEqual([])
  t.clock.advance(7 * 24 * 3_600_000)
  await ask(one, owner)
  expect((await owner.browser.get('/api/album.php')).body.album.requests).toMatchObject([{ id: one.id }])
})

test('nobody asks who has no album, or oneself, and nobody changes another’s photo', async () => {
  const { owner, secret } = await album()
  const one = await t.signUp()
  expect((await ask(owner, one)).status).toBe(404)
  expect((await ask(owner, owner)).status).toBe(404)
  expect((await grant(owner, owner)).status).toBe(404)
  const taken = await one.browser.put('/api/private-photo.php', { id: secret.id, private: false })
  expect(taken.status).toBe(404)
  for (const days of [0, 366, 1.5]) expect((await grant(owner, one, days)).status).toBe(422)
})

test('the main photo is never private, and no private one becomes the main one by itself', async () => {
  const { owner, main, secret } = await album()
  const photos = async () => (await owner.browser.get('/api/photos.php')).body.photos
  const hidden = await owner.browser.put('/api/private-photo.php', { id: main.id, private: true })
  expect(hidden.body.fields).toHaveProperty('private')
  const first = await owner.browser.put('/api/photo.php', { order: [secret.id] })
  expect(first.body.fields).toHaveProperty('order')
  await owner.browser.delete('/api/photo.php', { id: main.id })
  expect(await photos()).toMatchObject([{ id: secret.id, is_main: false, private: true }])
  await owner.browser.put('/api/private-photo.php', { id: secret.id, private: false })
  expect(await photos()).toMatchObject([{ id: secret.id, is_main: true, private: false }])
})
