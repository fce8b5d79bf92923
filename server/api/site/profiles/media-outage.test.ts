import { afterAll, expect, test } from 'vitest'
import { createS3Storage } from '#server/platform/storage/s3-storage.ts'
import { captureLog } from '#server/testing/capture-log.ts'
import { addPhoto } from '#server/testing/pictures/add-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'
import { startS3 } from '#server/testing/start/start-s3.ts'

const s3 = await startS3()
afterAll(() => s3.close())
const { log, lines, text } = captureLog()
const t = await createTestApp({ storage: createS3Storage(s3.config, { answerMs: 500 }), log })
const owner = await t.signUp()
const photo = await addPhoto({ ...t, storage: createS3Storage(s3.config) }, owner.id, { isMain: true })
const look = () => owner.browser.get(`/media/${photo.full}`)

test('a photo comes out of the bucket as it does out of the folder', async () => {
  const answer = await look()
  expect([answer.status, answer.text]).toEqual([200, `full of ${photo.id}`])
  expect(answer.headers.get('content-type')).toBe('image/webp')
  expect(answer.headers.get('content-length')).toBe(String(answer.text.length))
})

test.each(['fail', 'cut', 'hang'] as const)(
  'with S3 that %ss a photo answers 503 and the rest of the site works',
  async (how) => {
    for (const first of [[], ['well']] as const) {
      s3.behave(how, ...first)
      const answer = await look()
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    }
    expect((await owner.browser.get('/api/user.php')).status).toBe(200)
    const failure = lines().findLast(({ msg }) => msg === 'request failed')
    expect(failure).toMatchObject({ code: 'unavailable', reason: expect.stringMatching(/^S3 /) })
    expect(text()).not.toMatch(/Signature|AKID|127\.0\.0\.1/)
    s3.behave('well')
    expect((await look()).status).toBe(200)
  },
)
