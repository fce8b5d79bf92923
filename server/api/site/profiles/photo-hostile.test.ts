import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hostilePictures } from '#server/testing/pictures/hostile-pictures.ts'
import { sendPhoto } from '#server/testing/pictures/send-photo.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const all = await hostilePictures()
const refused = all.filter(([, key]) => key !== null)
const taken = all.filter(([, key]) => key === null)

test.each(refused)('%s is refused at the field: %s', async (_what, key, bytes) => {
  const { browser, id } = await t.signUp()
  const before = await t.storage.list('photos')
  const { status, body } = await sendPhoto(t, browser, bytes)
  expect([status, body.error, body.fields]).toEqual([422, 'invalid', { photo: key }])
  expect(await t.storage.list('photos')).toEqual(before)
  expect((await browser.get('/api/photos.php')).body.photos).toEqual([])
  const { rows } = await t.pool.query(
    'select from photo where member_id = $1 union all select from unused_file',
    [id],
  )
  expect(rows).toEqual([])
})

test.each(taken)('%s is taken as one small, still picture', async (_what, _key, bytes) => {
  const { browser } = await t.signUp()
  await runJobs(t, 'derive-files')
  const before = new Set(await t.storage.list('photos'))
  expect((await sendPhoto(t, browser, bytes)).status).toBe(200)
  await runJobs(t, 'derive-files')
  const made = (await t.storage.list('photos')).filter((key) => !before.has(key))
  expect(made).toHaveLength(7)
  for (const key of made) {
    const file = (await t.storage.read(key))!
    const about = await sharp(await new Response(file.open()).bytes()).metadata()
    expect([about.pages ?? 1, about.comments]).toEqual([1, undefined])
    expect(file.size).toBeLessThan(200_000)
  }
})
