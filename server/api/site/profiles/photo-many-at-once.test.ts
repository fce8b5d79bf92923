import { expect, test } from 'vitest'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()

test('fifty megabytes, ten times at once, are refused without being held', async () => {
  const { browser } = await t.signUp()
  const before = await t.storage.list('photos')
  const bytes = Buffer.alloc(50 * 1024 * 1024, 0xff)
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendPhoto(t, browser, bytes)))
  for (const { status } of answers) expect([413, 503]).toContain(status)
  expect(await t.storage.list('photos')).toEqual(before)
  const small = await twoHalves(200, 200).webp().toBuffer()
  expect((await sendPhoto(t, browser, small)).status).toBe(200)
})
