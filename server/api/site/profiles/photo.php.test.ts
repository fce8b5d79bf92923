import sharp from 'sharp'
import { v4 as uuidv4 } from 'uuid'
import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { removeFiles } from '#server/profiles/photos/remove-files.job.ts'
import { block } from '#server/testing/members/block.ts'
import { makePremium } from '#server/testing/payments/members-with-credits.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const jpeg = await twoHalves().jpeg().toBuffer()
const png = await twoHalves(300, 400).png().toBuffer()
const files = async () => (await t.storage.list('photos')).length
const ownPhotos = async (browser: ReturnType<typeof t.browser>) => (await browser.get('/api/photos.php')).body

async function approveBy(who: 'staff' | 'automatic') {
  await t.pool.query(
    `update site set settings = settings || jsonb_build_object('photo_approval', $1::text)`,
    [who],
  )
  await t.sites.reload()
}

/** The picture behind an address, as pixels. */
async function look(browser: ReturnType<typeof t.browser>, name: string) {
  const answer = await t.fetch(`/media/${name}`, {
    headers: { host: 'localhost', cookie: browser.cookieHeader() },
  })
  if (answer.status !== 200) return null
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  return { ...info, at, about: await sharp(bytes).metadata() }
}
const isRed = ([red = 0, , blue = 0]: number[]) => red > 200 && blue < 60
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > 200 && red < 60

test('a photo is made anew in three files with unrelated names, and the first one is the main one', async () => {
  const { browser, id } = await t.signUp()
  const { status, body } = await sendPhoto(t, browser, jpeg)
  expect([status, body.photo]).toEqual([
    200,
    expect.objectContaining({ status: 'active', locked: false, width: 600, height: 800, is_main: true }),
  ])
  expect((await sendPhoto(t, browser, jpeg)).body.photo).toMatchObject({ is_main: false })
  const { rows } = await t.pool.query('select * from photo where member_id = $1 order by position', [id])
  const names = rows.flatMap((row) => [row.full_name, row.card_name, row.blur_name])
  expect(new Set(names).size).toBe(6)
  for (const name of names) expect(name).toMatch(/^[\w-]{32}\.webp$/)
  const [full, card, blur] = await Promise.all(names.slice(0, 3).map((name) => look(browser, name)))
  expect(
    [full, card, blur].map((file) => [file?.format, file?.about.format, file?.width, file?.height]),
  ).toEqual([
    ['raw', 'webp', 600, 800],
    ['raw', 'webp', 360, 480],
    ['raw', 'webp', 24, 32],
  ])
  expect(Buffer.from(body.photo.placeholder, 'base64').length).toBeGreaterThan(10)
  expect((await browser.get('/api/user.php')).body.user.profile.main_image).toMatchObject({
    id: body.photo.id,
  })
})

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  '%s is taken, whatever it is called',
  async (format) => {
    const { browser } = await t.signUp()
    const bytes = await twoHalves(300, 400).toFormat(format).toBuffer()
    expect((await sendPhoto(t, browser, bytes, { type: 'image/heic' })).status).toBe(200)
  },
)

test('where and when a picture was taken is gone, and it stands upright', async () => {
  const { browser } = await t.signUp()
  const exif = {
    IFD0: { Make: 'Canary', Orientation: '6' },
    IFD3: { GPSLatitude: '52/1 5/1 0/1', GPSLatitudeRef: 'N' },
  }
  const bytes = await twoHalves(800, 600)
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .withXmp('<x>canary</x>')
    .jpeg()
    .toBuffer()
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  const { body } = await sendPhoto(t, browser, bytes)
  for (const name of [body.photo.filename, body.photo.thumb_filename]) {
    const file = await look(browser, name)
    expect(file?.about).not.toMatchObject({ exif: expect.anything() })
    expect(file?.about.xmp ?? file?.about.icc ?? file?.about.orientation).toBeUndefined()
    expect([isRed(file!.at(20, 20)), isBlue(file!.at(20, file!.height - 20))]).toEqual([true, true])
  }
})

test('the part that was chosen is kept, and a large picture becomes smaller', async () => {
  const { browser } = await t.signUp()
  const bytes = await twoHalves(3000, 2000).jpeg().toBuffer()
  const { body } = await sendPhoto(t, browser, bytes, { crop: '0.5,0,0.5,1' })
  expect(body.photo).toMatchObject({ width: 810, height: 1080 })
  const full = await look(browser, body.photo.filename)
  expect([isBlue(full!.at(20, 20)), isBlue(full!.at(780, 20))]).toEqual([true, true])
  for (const crop of ['0,0,0,1', '1,2,3,4', '0,0,1', 'a,b,c,d', '0,0,1,1,1', '-1,0,1,1'])
    expect((await sendPhoto(t, browser, bytes, { crop })).body).toMatchObject({
      error: 'invalid',
      fields: { crop: 'invalid_value' },
    })
})

test('of a moving picture the first frame is taken', async () => {
  const { browser } = await t.signUp()
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 300, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  expect((await sharp(bytes, { animated: true }).metadata()).pages).toBe(2)
  const { body } = await sendPhoto(t, browser, bytes)
  expect(body.photo).toMatchObject({ width: 300, height: 300 })
  expect(isRed((await look(browser, body.photo.filename))!.at(5, 5))).toBe(true)
})

test('free members have three photos and premium members 25, however many come at once', async () => {
  const free = await t.signUp()
  const small = await twoHalves(200, 200).webp().toBuffer()
  const before = await files()
  const answers = await Promise.all(Array.from({ length: 6 }, () => sendPhoto(t, free.browser, small)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 409, 409, 409,
  ])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    error: 'photos_used_up',
    params: { most: 3 },
  })
  expect(
    (await ownPhotos(free.browser)).photos.filter((photo: { is_main: boolean }) => photo.is_main),
  ).toHaveLength(1)
  expect(await files()).toBe(before + 9)

  const paid = await t.signUp()
  await makePremium(t, paid.id)
  for (let round = 0; round < 5; round += 1)
    await Promise.all(Array.from({ length: 4 }, () => sendPhoto(t, paid.browser, small)))
  const last = await Promise.all(Array.from({ length: 7 }, () => sendPhoto(t, paid.browser, small)))
  expect(last.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(await ownPhotos(paid.browser)).toMatchObject({ most: 25, photos: { length: 25 } })
})

test('three are three, in whatever formats they come at once', async () => {
  const { browser } = await t.signUp()
  const formats = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
  const pictures = await Promise.all(formats.map((format) => twoHalves(260, 320).toFormat(format).toBuffer()))
  const allAtOnce = () => Promise.all(pictures.map((bytes) => sendPhoto(t, browser, bytes)))
  const answers = [...(await allAtOnce()), ...(await allAtOnce())]
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.map(({ status, body }) => [status, body.error])).toEqual(
    Array.from({ length: 7 }, () => [409, 'photos_used_up']),
  )
  await runJobs(t, 'derive-files')
  expect((await ownPhotos(browser)).photos).toHaveLength(3)
})

test('an upload sent again is the same photo, also at the same time and with other content refused', async () => {
  const { browser } = await t.signUp()
  const clientId = uuidv4()
  const before = await files()
  const both = await Promise.all([1, 2].map(() => sendPhoto(t, browser, jpeg, { clientId })))
  const again = await sendPhoto(t, browser, jpeg, { clientId })
  expect(new Set([...both, again].map(({ body }) => body.photo.id)).size).toBe(1)
  expect((await ownPhotos(browser)).photos).toHaveLength(1)
  await expect.poll(files).toBe(before + 3)
  expect((await sendPhoto(t, browser, png, { clientId })).body).toMatchObject({ error: 'conflict' })
  expect((await sendPhoto(t, browser, jpeg, { clientId, crop: '0,0,1,0.5' })).body).toMatchObject({
    error: 'conflict',
  })
})

test('where the staff approves photos, a new one is its owner’s alone until it is active', async () => {
  await approveBy('staff')
  const owner = await t.signUp({ gender: 'female' })
  const other = await t.signUp()
  await makePremium(t, other.id)
  const { body } = await sendPhoto(t, owner.browser, jpeg)
  await approveBy('automatic')
  expect(body.photo.status).toBe('pending')
  const { rows } = await t.pool.query('select full_name, card_name, blur_name from photo where id = $1', [
    body.photo.id,
  ])
  const names: string[] = Object.values(rows[0])
  const seen = async (browser: typeof owner.browser) =>
    Promise.all(names.map(async (name) => (await look(browser, name)) !== null))
  const shown = async () => (await other.browser.get(`/api/member.php?id=${owner.id}`)).body.profile
  expect((await ownPhotos(owner.browser)).photos).toHaveLength(1)
  expect(await seen(owner.browser)).toEqual([true, true, true])
  expect(await seen(other.browser)).toEqual([false, false, false])
  expect(await shown()).toMatchObject({ main_image: null, photos: [] })

  await t.pool.query(`update photo set state = 'active' where id = $1`, [body.photo.id])
  expect(await seen(other.browser)).toEqual([true, true, true])
  expect(await shown()).toMatchObject({ main_image: { id: body.photo.id } })
  await block(t, owner.id, other.id)
  expect(await seen(other.browser)).toEqual([false, false, false])
})

test('a deleted photo is nowhere at once, its files go, and another is the main one', async () => {
  const { browser } = await t.signUp()
  const before = await files()
  const [first, second, third] = [
    await sendPhoto(t, browser, jpeg),
    await sendPhoto(t, browser, png),
    await sendPhoto(t, browser, jpeg),
  ].map(({ body }) => body.photo)
  const deleted = await browser.delete('/api/photo.php', { id: first.id })
  expect(
    deleted.body.photos.map((photo: { id: string; is_main: boolean }) => [photo.id, photo.is_main]),
  ).toEqual([
    [second.id, true],
    [third.id, false],
  ])
  for (const name of [first.filename, first.thumb_filename]) expect(await look(browser, name)).toBeNull()
  expect(t.jobs).toContainEqual({ queue: 'remove-files', data: {} })
  await runJob(t.deps, removeFiles, {})
  expect(await files()).toBe(before + 6)
  expect((await browser.delete('/api/photo.php', { id: first.id })).status).toBe(200)
  expect((await sendPhoto(t, browser, jpeg)).status).toBe(200)
})

test('photos change their order, the first is the main one, and nobody changes another’s', async () => {
  const { browser } = await t.signUp()
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await sendPhoto(t, browser, jpeg)).body.photo.id)
  const [a, b, c] = ids
  const put = async (order: unknown[]) => (await browser.put('/api/photo.php', { order })).body
  const orderOf = (body: { photos: { id: string; is_main: boolean }[] }) =>
    body.photos.map(({ id, is_main }) => [id, is_main])
  expect(orderOf(await put([c]))).toEqual([
    [c, true],
    [a, false],
    [b, false],
  ])
  expect(orderOf(await put([b, a, c]))).toEqual([
    [b, true],
    [a, false],
    [c, false],
  ])
  expect(orderOf(await put([b, a, c]))).toEqual(orderOf(await ownPhotos(browser)))

  const stranger = await t.signUp()
  expect((await stranger.browser.put('/api/photo.php', { order: [a] })).status).toBe(404)
  await stranger.browser.delete('/api/photo.php', { id: a })
  expect((await ownPhotos(browser)).photos).toHaveLength(3)
  expect((await put([])).fields).toEqual({ order: 'required' })
  await t.pool.query(`update photo set state = 'rejected' where id = $1`, [c])
  expect((await put([c])).fields).toEqual({ order: 'photo_rejected' })
})

test('a member who is erased leaves no file behind', async () => {
  const { browser, id } = await t.signUp()
  const before = await files()
  await sendPhoto(t, browser, jpeg)
  await t.pool.query('delete from photo where member_id = $1', [id])
  await runJob(t.deps, removeFiles, {})
  expect(await files()).toBe(before)
})
