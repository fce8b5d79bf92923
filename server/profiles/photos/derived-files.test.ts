import sharp from 'sharp'
import { thumbHashToAverageRGBA } from 'thumbhash'
import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { metadataIn } from '#server/testing/pictures/metadata-in.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { canary, taggedPicture } from '#server/testing/pictures/tagged-picture.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { deriveSmallerFiles } from './derive-files.job.ts'
import { removeFiles } from './remove-files.job.ts'

const t = await createTestApp()
type Member = Awaited<ReturnType<typeof t.signUp>>
const jpeg = await twoHalves(900, 1200).jpeg().toBuffer()
/** As browsers ask for pictures: Chromium, Safari, one without AVIF, and what is no browser. */
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const safari = 'image/webp,image/avif,image/jxl,image/heic,video/*;q=0.8,image/png,*/*;q=0.5'
const older = 'image/webp,*/*'
const refusing = 'image/webp,image/avif;q=0'

const stored = () => t.storage.list('photos')
const rowOf = async (id: string) => (await t.pool.query('select * from photo where id = $1', [id])).rows[0]
async function bytesOf(key: string): Promise<Buffer> {
  const file = await t.storage.read(key)
  return Buffer.from(await new Response(file!.open()).arrayBuffer())
}

async function look({ browser }: Pick<Member, 'browser'>, path: string, accept = older) {
  const answer = await t.fetch(`/media/${path}`, {
    headers: { host: 'localhost', cookie: browser.cookieHeader(), accept },
  })
  if (answer.status !== 200) return answer.status
  const type = answer.headers.get('content-type')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  expect(answer.headers.get('vary')?.toLowerCase()).toMatch(/cookie, accept/)
  const { width, height } = await sharp(bytes).metadata()
  return `${type} ${width}x${height}`
}

test('one address has the picture in the formats and sizes that the browser can show, once a job has made them', async () => {
  const member = await t.signUp()
  const { photo } = (await sendPhoto(t, member.browser, jpeg)).body
  expect(await look(member, photo.filename, chromium)).toBe('image/webp 810x1080')
  expect(await look(member, `${photo.thumb_filename}?size=thumb`, chromium)).toBe('image/webp 360x480')
  await runJobs(t, 'derive-files')
  for (const accept of [chromium, safari]) {
    expect(await look(member, photo.filename, accept)).toBe('image/avif 810x1080')
    expect(await look(member, photo.thumb_filename, accept)).toBe('image/avif 360x480')
    expect(await look(member, `${photo.thumb_filename}?size=thumb`, accept)).toBe('image/avif 192x256')
  }
  for (const accept of [older, refusing, '*/*', '']) {
    expect(await look(member, photo.filename, accept)).toBe('image/webp 810x1080')
    expect(await look(member, `${photo.thumb_filename}?size=thumb`, accept)).toBe('image/webp 192x256')
  }
  expect(await look(member, `${photo.thumb_filename}?size=huge`, older)).toBe('image/webp 360x480')
  // No file of a photo is found under its key.
  for (const key of Object.values<string>((await rowOf(photo.id)).derived))
    expect(await look(member, key.replace('photos/', ''), chromium)).toBe(404)
})

test('a blurred twin stays one, whatever is accepted and asked for', async () => {
  const owner = await t.signUp({ gender: 'female' })
  const [, second] = [await sendPhoto(t, owner.browser, jpeg), await sendPhoto(t, owner.browser, jpeg)]
  await runJobs(t, 'derive-files')
  const { full_name, card_name, blur_name } = await rowOf(second.body.photo.id)
  const free = await t.signUp()
  for (const accept of [chromium, older])
    for (const size of ['', '?size=thumb', '?size=full']) {
      expect(await look(free, blur_name + size, accept)).toBe('image/webp 24x32')
      for (const name of [full_name, card_name]) expect(await look(free, name + size, accept)).toBe(404)
    }
  await makePremium(t, free.id)
  expect(await look(free, full_name, chromium)).toBe('image/avif 810x1080')
})

test('nothing that is made of a picture carries anything that was in it beside the picture', async () => {
  const { browser } = await t.signUp()
  const before = new Set(await stored())
  const bytes = await taggedPicture()
  const sent = await sharp(bytes).metadata()
  for (const kind of ['exif', 'xmp', 'iptc', 'icc'] as const) expect(sent[kind]).toBeDefined()
  expect(bytes.includes(canary)).toBe(true)
  for (const crop of ['0,0,1,1', '0.1,0.2,0.5,0.6'])
    expect((await sendPhoto(t, browser, bytes, { crop })).status).toBe(200)
  await runJobs(t, 'derive-files')
  const made = (await stored()).filter((key) => !before.has(key))
  expect(made).toHaveLength(14)
  for (const key of made) {
    const file = await bytesOf(key)
    expect([key, metadataIn(file)]).toEqual([key, []])
    const { exif, xmp, iptc, icc, orientation, comments, pages } = await sharp(file).metadata()
    expect([key, exif, xmp, iptc, icc, comments]).toEqual([key, ...Array(5).fill(undefined)])
    expect([orientation ?? 1, pages ?? 1]).toEqual([1, 1])
    expect(file.includes('Canary')).toBe(false)
  }
})

test('the reader finds what other programs write into such files', async () => {
  const tagged = twoHalves()
    .withExif({ IFD0: { Make: canary } })
    .withXmp('<x/>')
    .withIccProfile('p3')
  expect(metadataIn(await tagged.clone().webp().toBuffer()).sort()).toEqual(['EXIF', 'ICCP', 'XMP '])
  expect(metadataIn(await tagged.clone().avif({ effort: 0 }).toBuffer()).sort()).toEqual([
    'Exif',
    'ICC profile',
    'mime',
  ])
})

test('the placeholder has the picture’s colours, and the hash is that of the picture', async () => {
  const { browser } = await t.signUp()
  const crops = { left: '0,0,0.5,1', right: '0.5,0,0.5,1' }
  const wide = await twoHalves(1200, 1200).jpeg().toBuffer()
  const colours: Record<string, string> = {}
  for (const [side, crop] of Object.entries(crops)) {
    const { photo } = (await sendPhoto(t, browser, wide, { crop })).body
    const { r, b } = thumbHashToAverageRGBA(Buffer.from(photo.placeholder, 'base64'))
    colours[side] = r > b ? 'red' : 'blue'
    expect((await rowOf(photo.id)).phash).not.toBeNull()
  }
  expect(colours).toEqual({ left: 'red', right: 'blue' })
})

test('a deleted photo leaves none of its seven files, also where it goes while they are made', async () => {
  const { browser } = await t.signUp()
  await runJobs(t, 'derive-files')
  const before = (await stored()).length
  const { photo } = (await sendPhoto(t, browser, jpeg)).body
  await runJobs(t, 'derive-files')
  expect((await stored()).length).toBe(before + 7)
  await browser.delete('/api/photo.php', { id: photo.id })
  await runJob(t.deps, removeFiles, {})
  expect((await stored()).length).toBe(before)

  const second = (await sendPhoto(t, browser, jpeg)).body.photo
  const making = runJobs(t, 'derive-files')
  await browser.delete('/api/photo.php', { id: second.id })
  await making
  t.clock.advance(3_600_001)
  await runJob(t.deps, removeFiles, {})
  expect((await stored()).length).toBe(before)
})

test('two workers at once leave one set of files', async () => {
  const { browser } = await t.signUp()
  const before = (await stored()).length
  await sendPhoto(t, browser, jpeg)
  await Promise.all([runJob(t.deps, deriveSmallerFiles, {}), runJob(t.deps, deriveSmallerFiles, {})])
  t.clock.advance(3_600_001)
  await runJob(t.deps, removeFiles, {})
  expect((await stored()).length).toBe(before + 7)
})

test('a photo whose file is gone is passed over once, and the others are made', async () => {
  const { browser } = await t.signUp()
  const [lost, kept] = [
    (await sendPhoto(t, browser, jpeg)).body.photo,
    (await sendPhoto(t, browser, jpeg)).body.photo,
  ]
  await t.storage.remove((await rowOf(lost.id)).full_key)
  await runJobs(t, 'derive-files')
  expect((await rowOf(lost.id)).derived).toEqual({})
  expect(Object.keys((await rowOf(kept.id)).derived)).toHaveLength(4)
})
