import { expect, test } from 'vitest'
import { runJob } from '#server/kernel/job.ts'
import { removeFiles } from '#server/profiles/photos/remove-files.job.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const jpeg = await twoHalves().jpeg().toBuffer()
const files = async () => (await t.storage.list('photos')).length
type Browser = ReturnType<typeof t.browser>

async function withPhoto() {
  const { browser, id } = await t.signUp()
  const { photo } = (await sendPhoto(t, browser, jpeg)).body
  return { browser, id, photo }
}
const crop = (browser: Browser, { id, filename }: { id: string; filename: string }, part = '0,0,0.5,0.5') =>
  browser.put('/api/crop-photo.php', { id, filename, crop: part })
const opens = async (browser: Browser, name: string) => (await browser.get(`/media/${name}`)).status

test('a part of a photo is kept under new addresses, and the old ones end with their files', async () => {
  const { browser, photo } = await withPhoto()
  const before = await files()
  const { status, body } = await crop(browser, photo)
  expect([status, body.photos]).toEqual([
    200,
    [expect.objectContaining({ id: photo.id, width: 300, height: 400, is_main: true, status: 'active' })],
  ])
  const [cropped] = body.photos
  expect(cropped.filename).not.toBe(photo.filename)
  expect([await opens(browser, photo.filename), await opens(browser, cropped.filename)]).toEqual([404, 200])
  await runJob(t.deps, removeFiles, {})
  expect(await files()).toBe(before)
})

test('the same crop again changes nothing, and two at once are one', async () => {
  const { browser, photo } = await withPhoto()
  const answers = await Promise.all([crop(browser, photo), crop(browser, photo)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const again = await crop(browser, photo)
  expect(again.body.photos).toMatchObject([{ width: 300, height: 400 }])
  expect(again.body.photos).toEqual((await browser.get('/api/photos.php')).body.photos)
})

test('nobody crops another’s photo, and no part is too small', async () => {
  const { browser, photo } = await withPhoto()
  expect((await crop((await t.signUp()).browser, photo)).status).toBe(404)
  const small = await crop(browser, photo, '0,0,0.1,0.1')
  expect([small.status, small.body.fields]).toEqual([422, { crop: 'photo_too_small' }])
  for (const part of ['0,0,0,1', 'all', '0,0,2,1'])
    expect((await crop(browser, photo, part)).status, part).toBe(422)
  expect((await browser.get('/api/photos.php')).body.photos).toMatchObject([{ filename: photo.filename }])
})
