import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { staffCtx } from '#server/kernel/staff-ctx.ts'
import { reviewItems } from '#server/operators/review-session.ts'
import { pictureHash } from '#server/platform/pictures/picture-hash.ts'
import { loadPictureModels } from '#server/platform/pictures/picture-models.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { sendPhoto } from '#server/testing/pictures/send-photo.ts'
import { readMails } from '#server/testing/read-mails.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { decide } from './decide.ts'
import { findNextItem } from './next-item.ts'

const t = await createTestApp()

const itemOf = async (photo: string) =>
  (await t.pool.query('select * from review_item where subject_id = $1', [photo])).rows[0]
const photoOf = async (id: string) => (await t.pool.query('select * from photo where id = $1', [id])).rows[0]
const verdict = async (photo: string, reason: string | null, ban = false) =>
  decide(staffCtx(t.deps, 'moderator'), { id: (await itemOf(photo)).id, reason, ban })
const open = async (viewer: Awaited<ReturnType<typeof t.signUp>>, name: string) =>
  (await viewer.browser.get(`/media/${name}`)).status

/** Noise of large squares, which no other seed resembles. */
async function picture(seed: number, quality = 90): Promise<Buffer> {
  const side = 12
  const grey = Buffer.from(
    Array.from({ length: side * side }, (_, at) => (Math.sin(seed * 99 + at * 7) + 1) * 127),
  )
  return sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .resize(480, 480, { kernel: 'cubic' })
    .webp({ quality })
    .toBuffer()
}

async function pending(memberId: string, bytes: Uint8Array, isMain = true) {
  const photo = await addPhoto(t, memberId, { isMain, state: 'pending' })
  await t.storage.write(`photos/${photo.full}`, bytes)
  return photo
}

test('what is pending waits in the queue until a person approves it, and is then seen', async () => {
  const ines = await t.signUp({ gender: 'female' })
  const viewer = await t.signUp()
  const photo = await pending(ines.id, await picture(1))
  expect(await itemOf(photo.id)).toMatchObject({ state: 'open', member_id: ines.id, site_id: 1 })
  expect(await open(viewer, photo.full)).toBe(404)
  await verdict(photo.id, null)
  expect(await open(viewer, photo.full)).toBe(200)
  expect(await itemOf(photo.id)).toMatchObject({ state: 'approved', decided_by: 'moderator', reason: null })
  await expect(verdict(photo.id, 'unclear')).rejects.toMatchObject({ code: 'conflict' })
  expect((await photoOf(photo.id)).state).toBe('active')
  const events = await t.pool.query('select payload from event where member_id = $1', [ines.id])
  expect(events.rows).toEqual([{ payload: { type: 'photos', decided: { of: 'photo', approved: true } } }])
})

test('a rejection is told with its reason, in the photo’s state and by mail, and another photo becomes the main one', async () => {
  const ines = await t.signUp({ gender: 'female' })
  const main = await pending(ines.id, await picture(2))
  const other = await addPhoto(t, ines.id)
  await expect(verdict(main.id, 'ugly')).rejects.toMatchObject({ code: 'invalid' })
  expect((await itemOf(main.id)).state).toBe('open')
  await verdict(main.id, 'contact')
  const { photos } = (await ines.browser.get('/api/photos.php')).body
  expect(photos).toMatchObject([
    { id: other.id, is_main: true, rejected_reason: null },
    { id: main.id, is_main: false, status: 'rejected', rejected_reason: 'contact' },
  ])
  await runJobs(t, 'mail')
  const [mail] = await readMails(t)
  expect(mail).toMatchObject({ kind: 'photo-rejected', memberId: ines.id })
  expect(mail?.body).toContain('There are contact details or advertising in the photo.')
})

test('a photo that its member deletes leaves the queue', async () => {
  const ines = await t.signUp({ gender: 'female' })
  const photo = await pending(ines.id, await picture(3))
  await ines.browser.delete('/api/photo.php', { id: photo.id })
  expect(await itemOf(photo.id)).toBeUndefined()
})

test('a site that approves by itself queues nothing', async () => {
  const ines = await t.signUp({ gender: 'female' })
  const photo = await addPhoto(t, ines.id, { isMain: true })
  expect(await itemOf(photo.id)).toBeUndefined()
})

test('the checks recognise another member’s photo and a banned one, also encoded anew, and nothing else', async () => {
  const [ada, bea, cleo] = [await t.signUp(), await t.signUp(), await t.signUp()]
  const first = await pending(ada.id, await picture(4))
  await runJobs(t, 'check-photos')
  t.jobs.push({ queue: 'check-photos', data: {} })
  await runJobs(t, 'check-photos')
  expect(await itemOf(first.id)).toMatchObject({ hints: [], score: 0 })
  expect((await photoOf(first.id)).phash).toBe((await pictureHash(await picture(4))).toString())
  const copy = await pending(bea.id, await picture(4, 40))
  t.jobs.push({ queue: 'check-photos', data: {} })
  await runJobs(t, 'check-photos')
  expect((await itemOf(copy.id)).hints).toMatchObject([{ kind: 'duplicate', photo: first.id }])
  await verdict(first.id, 'copied', true)
  const again = await pending(cleo.id, await picture(4, 60))
  const fresh = await pending(cleo.id, await picture(5), false)
  t.jobs.push({ queue: 'check-photos', data: {} })
  await runJobs(t, 'check-photos')
  const { hints, score } = await itemOf(again.id)
  expect(hints.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['banned', 'duplicate'])
  expect(score).toBeGreaterThan(0.6)
  expect((await itemOf(fresh.id)).hints).toEqual([])
})

test('a picture is known as soon as it is sent: banned at once, and held back on a site that approves by itself', async () => {
  await t.pool.query(`update site set settings = settings || '{"photo_approval":"automatic"}'`)
  await t.sites.reload()
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const state = async ({ browser }: typeof ada, bytes: Buffer) => {
    const { body } = await sendPhoto(t, browser, bytes)
    return [body.photo.status, (await photoOf(body.photo.id)).phash !== null]
  }
  expect(await state(ada, await picture(8))).toEqual(['active', true])
  const { photos } = (await ada.browser.get('/api/photos.php')).body
  await t.pool.query(`update photo set state = 'pending' where id = $1`, [photos[0].id])
  await verdict(photos[0].id, 'copied', true)
  expect(await state(bea, await picture(8, 35))).toEqual(['pending', true])
  expect(await state(bea, await picture(9))).toEqual(['active', true])
})

test('plain pictures are no duplicates, and one that cannot be read is only marked', async () => {
  const [ada, bea] = [await t.signUp(), await t.signUp()]
  const plain = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888' } })
    .webp()
    .toBuffer()
  await pending(ada.id, plain)
  const second = await pending(bea.id, plain)
  const broken = await pending(bea.id, new TextEncoder().encode('no picture'), false)
  t.jobs.push({ queue: 'check-photos', data: {} })
  await runJobs(t, 'check-photos')
  expect((await itemOf(second.id)).hints).toEqual([])
  expect((await itemOf(broken.id)).hints).toMatchObject([{ kind: 'unreadable' }])
})

test('models of an added package give hints; without one, and with one that fails to load, nothing else changes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serenade-models-'))
  const file = join(folder, 'models.mjs')
  await writeFile(file, 'export const judgePicture = async () => ({ explicit: 0.9, faces: 0 })')
  const models = await loadPictureModels(pathToFileURL(file).href, t.log)
  expect(await models?.(new Uint8Array())).toEqual({ explicit: 0.9, faces: 0 })
  expect(await loadPictureModels(undefined, t.log)).toBeNull()
  expect(await loadPictureModels('serenade-has-no-such-package', t.log)).toBeNull()
  await rm(folder, { recursive: true })
})

test('the terminal shows what waits, says what it does not understand, skips, rejects and approves', async () => {
  await t.pool.query(`update photo set state = 'active' where state = 'pending'`)
  const ines = await t.signUp({ gender: 'female', name: 'Ines Reviewed' })
  const one = await pending(ines.id, await picture(6))
  t.clock.advance(1_000)
  const two = await pending(ines.id, await picture(7), false)
  const printed: string[] = []
  const words = ['r nonsense', 's', 'a']
  const session = {
    ctx: staffCtx(t.deps, 'moderator'),
    placeOf: (key: string) => `/somewhere/${key}`,
    print: (text: string) => void printed.push(text),
    ask: async () => words.shift() ?? null,
  }
  expect(await reviewItems(session)).toBe(1)
  const text = printed.join('\n')
  expect(text).toContain(`look at: /somewhere/photos/${one.full}`)
  expect(text).toContain('Ines Reviewed')
  expect(text).toContain('reasons: explicit, not_you')
  expect((await photoOf(two.id)).state).toBe('active')
  expect((await findNextItem(session.ctx, []))?.kind).toBe('photo')
  words.push('r unclear', 'q')
  expect(await reviewItems(session)).toBe(1)
  expect(await photoOf(one.id)).toMatchObject({ state: 'rejected', rejected_reason: 'unclear' })
})
