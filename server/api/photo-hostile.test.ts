import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestApp } from '../testing/create-test-app.ts'
import { sendPhoto, twoHalves } from '../testing/send-photo.ts'

const t = await createTestApp()
const jpeg = await twoHalves().jpeg().toBuffer()

/** A PNG of the size that it says, without the picture. */
const header = (width: number, height: number) => {
  const bytes = Buffer.from(
    '89504e470d0a1a0a0000000d4948445200000000000000000802000000000000000000000049444154',
    'hex',
  )
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const png = await twoHalves(300, 400).png().toBuffer()
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="9" height="9"/></svg>'
const hostile: [string, string, Buffer][] = [
  ['nothing', 'photo_format', Buffer.alloc(0)],
  ['words', 'photo_format', Buffer.from('a photo of me')],
  ['an SVG', 'photo_format', Buffer.from(svg)],
  ['an SVG with a declaration', 'photo_format', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a TIFF', 'photo_format', await twoHalves(300, 400).tiff().toBuffer()],
  ['a PDF', 'photo_format', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a HEIC', 'photo_heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  [
    'a page with the head of a JPEG',
    'photo_format',
    Buffer.from('\xff\xd8\xff\xe0<html><script>1</script>', 'latin1'),
  ],
  ['words with the head of a JPEG', 'photo_broken', Buffer.from('\xff\xd8\xff\xe0 a photo of me', 'latin1')],
  [
    'a picture that is a page too',
    'photo_format',
    Buffer.concat([jpeg, Buffer.from('<SCRIPT >alert(1)</SCRIPT >')]),
  ],
  [
    'a picture that is an archive too',
    'photo_format',
    Buffer.concat([png, Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  ],
  ['half of a JPEG', 'photo_broken', jpeg.subarray(0, jpeg.length / 2)],
  ['half of a PNG', 'photo_broken', png.subarray(0, png.length / 2)],
  ['a PNG that says it is huge', 'photo_too_many_pixels', header(30_000, 30_000)],
  ['a PNG that says it is longer than can be', 'photo_broken', header(2 ** 31 - 1, 2 ** 31 - 1)],
  ['a PNG without its picture', 'photo_broken', header(600, 800)],
  [
    'a bomb',
    'photo_too_many_pixels',
    await sharp({ create: { width: 6_000, height: 5_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ],
  ['a picture too small to be seen', 'photo_too_small', await twoHalves(150, 900).png().toBuffer()],
]

test.each(hostile)('%s is refused at the field: %s', async (_what, key, bytes) => {
  const { browser } = await t.signUp()
  const before = await t.storage.list('photos')
  const { status, body } = await sendPhoto(t, browser, bytes)
  expect([status, body.error, body.fields]).toEqual([422, 'invalid', { photo: key }])
  expect(await t.storage.list('photos')).toEqual(before)
  expect((await browser.get('/api/photos.php')).body.photos).toEqual([])
})
