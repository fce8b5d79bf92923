import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { avifSequence } from '#server/testing/pictures/avif-sequence.ts'
import { sendPhoto, twoHalves } from '#server/testing/pictures/send-photo.ts'
import { createTestApp } from '#server/testing/start/create-test-app.ts'

const t = await createTestApp()
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a07050' } })
const onItsSide = (picture: Sharp) => picture.withMetadata({ orientation: 6 })
const allColours = { progressive: true, chromaSubsampling: '4:4:4' }

test.each([
  ['24 megapixels', onItsSide(flat(5_712, 4_284).jpeg()), undefined, [810, 1080]],
  ['48 megapixels', onItsSide(flat(8_064, 6_048).jpeg()), undefined, [810, 1080]],
  ['50 megapixels', flat(8_160, 6_144).jpeg(), undefined, [1080, 813]],
  ['50.3 megapixels', flat(8_192, 6_144).jpeg(), undefined, [1080, 810]],
  [
    '48 megapixels, of which little is kept',
    onItsSide(flat(8_064, 6_048).jpeg()),
    '0.4,0.4,0.25,0.25',
    [741, 988],
  ],
  ['12 megapixels as progressive JPEG', flat(4_032, 3_024).jpeg(allColours), undefined, [1080, 810]],
  ['12 megapixels as WebP', flat(4_032, 3_024).webp({ effort: 0 }), undefined, [1080, 810]],
])('a photo of %s is taken', async (_, picture, crop, size) => {
  const { browser } = await t.signUp()
  const { status, body } = await sendPhoto(t, browser, await picture.toBuffer(), crop ? { crop } : {})
  expect([status, body.fields]).toEqual([200, undefined])
  const { width, height } = body.photo
  expect([width, height]).toEqual(size)
})

test('what is cut of a large photo is the part that was chosen', async () => {
  const { browser } = await t.signUp()
  const halves = await onItsSide(twoHalves(8_064, 6_048).jpeg()).toBuffer()
  // Upright, the red half is above.
  for (const [crop, red] of [
    ['0.2,0.1,0.3,0.3', 255],
    ['0.2,0.6,0.3,0.3', 0],
  ] as const) {
    const { body } = await sendPhoto(t, browser, halves, { crop })
    const answer = await t.fetch(`/media/${body.photo.filename}`, {
      headers: { host: 'localhost', cookie: browser.cookieHeader() },
    })
    const { channels } = await sharp(await answer.bytes()).stats()
    expect(Math.abs((channels[0]?.mean ?? -1) - red)).toBeLessThan(6)
  }
})

test('of a screenshot of a whole page a part is taken', async () => {
  const { browser } = await t.signUp()
  const screenshot = await flat(1_080, 12_000).png().toBuffer()
  expect((await sendPhoto(t, browser, screenshot)).body.fields).toEqual({ photo: 'photo_too_narrow' })
  const part = await sendPhoto(t, browser, screenshot, { crop: '0,0.2,1,0.12' })
  expect([part.status, part.body.photo?.width, part.body.photo?.height]).toEqual([200, 810, 1080])
})

test('of a sequence of AVIF pictures the first is taken', async () => {
  const { browser } = await t.signUp()
  const { status, body } = await sendPhoto(t, browser, avifSequence)
  expect([status, body.photo?.width, body.photo?.height]).toEqual([200, 300, 400])
  const answer = await t.fetch(`/media/${body.photo.filename}`, {
    headers: { host: 'localhost', cookie: browser.cookieHeader() },
  })
  const { dominant } = await sharp(await answer.bytes()).stats()
  expect([dominant.r > 240, dominant.g < 20, dominant.b < 20]).toEqual([true, true, true])
})
