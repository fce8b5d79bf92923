import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { twoHalves } from './send-photo.ts'

/** What is sent as a photo, and the key of the words that its sender reads at the field; null where it is taken. */
export type HostilePicture = readonly [what: string, key: string | null, bytes: Buffer]

const latin = (text: string) => Buffer.from(text, 'latin1')

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([latin(type), data])
  const head = Buffer.alloc(4)
  const end = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  end.writeUInt32BE(crc32(named))
  return Buffer.concat([head, named, end])
}

/** A PNG of the size that it says, without the picture. */
function emptyPng(width: number, height: number): Buffer {
  const head = Buffer.from('00000000000000000802000000', 'hex')
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(0)),
  ])
}

/** The same PNG with another chunk before its picture. */
function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const afterHead = 8 + 25
  return Buffer.concat([png.subarray(0, afterHead), chunk(type, data), png.subarray(afterHead)])
}

/** A JPEG that says it is as large as one can be. */
function hugeJpeg(jpeg: Buffer): Buffer {
  const bytes = Buffer.from(jpeg)
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(65_500, frame + 5)
  bytes.writeUInt16BE(65_500, frame + 7)
  return bytes
}

function hugeGif(gif: Buffer): Buffer {
  const bytes = Buffer.from(gif)
  bytes.writeUInt16LE(65_535, 6)
  bytes.writeUInt16LE(65_535, 8)
  const frame = bytes.indexOf(0x2c, 13 + 3 * 2 ** ((bytes.readUInt8(10) & 7) + 1))
  bytes.writeUInt16LE(65_535, frame + 5)
  bytes.writeUInt16LE(65_535, frame + 7)
  return bytes
}

/** An AVIF whose item says it is large. */
function largeAvif(avif: Buffer, width: number, height: number): Buffer {
  const bytes = Buffer.from(avif)
  const size = bytes.indexOf('ispe')
  bytes.writeUInt32BE(width, size + 8)
  bytes.writeUInt32BE(height, size + 12)
  return bytes
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

async function animation(frames: number, format: 'gif' | 'webp'): Promise<Buffer> {
  const width = 240
  const pixels = randomBytes(width * width * frames)
  return sharp(pixels, { raw: { width, height: width * frames, channels: 1, pageHeight: width } })
    .toFormat(format)
    .toBuffer()
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="9" height="9"/></svg>'
const zeros = deflateSync(Buffer.alloc(200_000_000), { level: 9 })

type Samples = Record<'jpeg' | 'png' | 'webp' | 'avif' | 'gif', Buffer>

/** Files that are no photo, or are made to harm whoever reads them. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const samples = {
    jpeg: await twoHalves().jpeg().toBuffer(),
    png: await twoHalves(300, 400).png().toBuffer(),
    webp: await twoHalves(300, 400).webp().toBuffer(),
    avif: await twoHalves(300, 400).avif({ effort: 0 }).toBuffer(),
    gif: await twoHalves(300, 400).gif().toBuffer(),
  }
  return [
    ...(await somethingElse(samples)),
    ...damaged(samples),
    ...(await tooLarge(samples)),
    ...(await swollen(samples)),
  ]
}

/** What is no picture, or one and something else. */
async function somethingElse({ jpeg, png, gif }: Samples): Promise<HostilePicture[]> {
  return [
    ['nothing', 'photo_format', Buffer.alloc(0)],
    ['words', 'photo_format', latin('a photo of me')],
    ['a page', 'photo_format', latin('<!doctype html><script>alert(1)</script>')],
    ['an SVG', 'photo_format', latin(svg)],
    ['an SVG with a declaration', 'photo_format', latin(`<?xml version="1.0"?>${svg}`)],
    ['an SVG in a JPEG’s clothes', 'photo_broken', latin(`\xff\xd8\xff\xe0${svg}`)],
    ['a TIFF', 'photo_format', await twoHalves(300, 400).tiff().toBuffer()],
    ['a PDF', 'photo_format', latin('%PDF-1.7\n1 0 obj')],
    ['a HEIC', 'photo_heic', latin('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['a film in the container of AVIF', 'photo_format', latin('\0\0\0\x18ftypisom\0\0\0\0isommp42')],
    ['a page with the head of a JPEG', 'photo_format', latin('\xff\xd8\xff\xe0<html><script>1</script>')],
    ['words with the head of a JPEG', 'photo_broken', latin('\xff\xd8\xff\xe0 a photo of me')],
    ['words with the head of a WebP', 'photo_broken', latin('RIFF\x20\0\0\0WEBPVP8 a photo of me, really')],
    [
      'words with the head of an AVIF',
      'photo_broken',
      latin('\0\0\0\x18ftypavif\0\0\0\0mif1avif a photo of me'),
    ],
    [
      'a picture that is a page too',
      'photo_format',
      Buffer.concat([jpeg, latin('<SCRIPT >alert(1)</SCRIPT >')]),
    ],
    ['a picture with a page in its comment', 'photo_format', withChunk(png, 'tEXt', latin('a\0<html>'))],
    [
      'a picture that is an archive too',
      'photo_format',
      Buffer.concat([png, latin('PK\x05\x06'), Buffer.alloc(18)]),
    ],
    ['a picture that is a PDF too', 'photo_format', Buffer.concat([gif, latin('%PDF-1.4')])],
  ]
}

function damaged({ jpeg, png, webp, avif, gif }: Samples): HostilePicture[] {
  return [
    ['half of a JPEG', 'photo_broken', jpeg.subarray(0, jpeg.length / 2)],
    ['half of a PNG', 'photo_broken', png.subarray(0, png.length / 2)],
    ['half of a WebP', 'photo_broken', webp.subarray(0, webp.length / 2)],
    ['half of an AVIF', 'photo_broken', avif.subarray(0, avif.length / 2)],
    ['half of a GIF', 'photo_broken', gif.subarray(0, gif.length / 2)],
  ]
}

async function tooLarge({ jpeg, avif, gif }: Samples): Promise<HostilePicture[]> {
  return [
    ['a PNG that says it is huge', 'photo_too_many_pixels', emptyPng(30_000, 30_000)],
    ['a PNG that says it is longer than can be', 'photo_broken', emptyPng(2 ** 31 - 1, 2 ** 31 - 1)],
    ['a PNG without its picture', 'photo_broken', emptyPng(600, 800)],
    ['a JPEG that says it is huge', 'photo_too_many_pixels', hugeJpeg(jpeg)],
    ['a GIF that says it is huge', 'photo_too_many_pixels', hugeGif(gif)],
    ['a bomb of 60 megapixels', 'photo_too_many_pixels', await flat(10_000, 6_000).png().toBuffer()],
    ['a bomb of 30 megapixels', 'photo_too_heavy', await flat(6_000, 5_000).png().toBuffer()],
    ['the same as WebP', 'photo_too_heavy', await flat(6_000, 5_000).webp({ effort: 0 }).toBuffer()],
    [
      'the same as progressive JPEG',
      'photo_too_heavy',
      await flat(6_000, 5_000).jpeg({ progressive: true }).toBuffer(),
    ],
    ['an AVIF that says it is huge', 'photo_too_many_pixels', largeAvif(avif, 10_000, 6_000)],
    [
      'a picture of 16 bits that takes too much memory',
      'photo_too_heavy',
      await flat(4_100, 3_000).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer(),
    ],
    ['an AVIF that takes too much memory', 'photo_too_heavy', largeAvif(avif, 4_000, 2_100)],
    ['a picture like a thread', 'photo_too_small', await flat(100_000, 100).png().toBuffer()],
    ['a screenshot of a whole page', 'photo_too_narrow', await flat(1_080, 12_000).png().toBuffer()],
    ['a panorama', 'photo_too_narrow', await flat(9_000, 3_000).jpeg().toBuffer()],
    ['a picture too small to be seen', 'photo_too_small', await twoHalves(150, 900).png().toBuffer()],
  ]
}

/** What is a picture, and more than that once it is unpacked. */
async function swollen({ png }: Samples): Promise<HostilePicture[]> {
  return [
    [
      'a PNG whose comment unpacks to 200 MB',
      null,
      withChunk(png, 'zTXt', Buffer.concat([latin('a\0\0'), zeros])),
    ],
    [
      'a PNG whose colour profile unpacks to 200 MB',
      null,
      withChunk(png, 'iCCP', Buffer.concat([latin('a\0\0'), zeros])),
    ],
    ['a GIF of 100 frames', null, await animation(100, 'gif')],
    ['a WebP of 30 frames', null, await animation(30, 'webp')],
  ]
}
