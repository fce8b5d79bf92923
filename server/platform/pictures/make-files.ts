import { open, readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { isTooNarrow, photoSide } from '#common/profiles/kept-photo.ts'
import { isPolyglot } from './is-polyglot.ts'
import { brandAt, pictureFormat } from './picture-format.ts'
import { hashOf } from './picture-hash.ts'
import type { Crop, PictureAnswer, PictureProblem, PictureWork } from './picture-work.ts'

/** What of a large JPEG is decoded at most: a little less than a half, which rounding must not go beyond. */
const halved = 0.49
const card = { width: 360, height: 480 }
const blurSide = 32
const headBytes = 256
/** Browsers without AVIF see these, and AVIF is made of them later (derive-files.ts): a little better than they need be. */
const quality = { full: 82, card: 78, blur: 70 }

/**
 * Makes a member's picture into the files that the site shows: turned upright, cropped, without any metadata, as WebP.
 * What is no sound picture of a known format is answered with what is wrong. The size is read before anything is decoded.
 */
export async function makeFiles({ source, crop, limits }: PictureWork): Promise<PictureAnswer> {
  const format = pictureFormat(await headOf(source))
  if (format === null) return refuse('format')
  if (format === 'heic') return refuse('heic')
  if (typeof source === 'string' && (await isPolyglot(source))) return refuse('format')
  try {
    const input = format === 'avis' ? await firstOfSequence(source) : source
    const about = await sharp(input, { limitInputPixels: false }).metadata()
    if (about.width * about.height > limits.pixels) return refuse('pixels')
    if (isTooHeavy(about)) return refuse('heavy')
    const upright = sharp(input, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 }).autoOrient()
    const area = areaOf(about, crop)
    if (Math.min(area.width, area.height) < limits.minSide) return refuse('small')
    if (isTooNarrow(area)) return refuse('narrow')
    return { files: await shrink(await cutOut(upright, about, area)) }
  } catch {
    // Sharp's own words can quote the file. Whatever it is that cannot be decoded, its sender is told the same.
    return refuse('broken')
  }
}

/** The first bytes, which say what it is. */
async function headOf(source: string | Uint8Array): Promise<Buffer> {
  if (typeof source !== 'string') return Buffer.from(source.subarray(0, headBytes))
  const file = await open(source)
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(headBytes) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/**
 * A sequence of AVIF pictures has its first one as a still besides; the decoder looks for that only where the file calls
 * itself a still.
 */
async function firstOfSequence(source: string | Uint8Array): Promise<Buffer> {
  const bytes = typeof source === 'string' ? await readFile(source) : Buffer.from(source)
  bytes.write('avif', brandAt, 'latin1')
  return bytes
}

const refuse = (problem: PictureProblem): PictureAnswer => ({ problem })

/** The most pixels of a picture that is decoded whole, or line by line. */
const mostPixelsWhole = 24_000_000
const megabyte = 1024 * 1024
/**
 * What one picture may take of memory beside the program: with the server that stays under 400 MB (docs/performance.md).
 * Phones make JPEG and WebP of 12 megapixels, which have to pass in every form of theirs.
 */
const mostHeldBytes = { photo: 80 * megabyte, other: 50 * megabyte }

function isTooHeavy(about: Metadata): boolean {
  const { width, height, format, isProgressive } = about
  // Of a JPEG that is not progressive as much is decoded as is needed.
  if (format === 'jpeg' && !isProgressive) return false
  const most = format === 'jpeg' || format === 'webp' ? mostHeldBytes.photo : mostHeldBytes.other
  return width * height > mostPixelsWhole || heldBytes(about) > most
}

/**
 * Most pictures are decoded line by line. These forms are held whole, and may have fewer pixels the more bytes each of
 * them was measured to take.
 */
function heldBytes({ width, height, format, isProgressive, depth, channels, ...about }: Metadata): number {
  const pixels = width * height
  const sampleBytes = depth === 'uchar' ? 1 : 2
  if (format === 'heif') return pixels * 19
  if (format === 'gif') return pixels * 7
  if (format === 'webp') return pixels * 5
  // A progressive JPEG keeps every coefficient; of its colours mostly a quarter was stored.
  if (format === 'jpeg') return pixels * (about.chromaSubsampling === '4:2:0' ? 3.3 : 6.7)
  return isProgressive ? pixels * channels * sampleBytes * 1.4 : pixels * 4.4 * (sampleBytes - 1)
}

type Area = { left: number; top: number; width: number; height: number }

/** The part to keep, in pixels of the upright picture. */
function areaOf({ autoOrient }: Metadata, crop: Crop | null): Area {
  const { width, height } = autoOrient
  if (!crop) return { left: 0, top: 0, width, height }
  const left = Math.min(Math.round(crop.x * width), width - 1)
  const top = Math.min(Math.round(crop.y * height), height - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  }
}

/**
 * Scaled first and cut out afterwards: JPEG and WebP can be decoded at half, a quarter or an eighth of their size, which
 * libvips does only where nothing was cut before. A whole picture of 24 megapixels takes hundreds of megabytes.
 */
async function cutOut(upright: Sharp, { autoOrient }: Metadata, area: Area): Promise<Sharp> {
  const large = autoOrient.width * autoOrient.height > mostPixelsWhole
  const scale = Math.min(large ? halved : 1, photoSide / Math.max(area.width, area.height))
  const whole = { width: scaled(autoOrient.width, scale), height: scaled(autoOrient.height, scale) }
  const left = Math.min(Math.round(area.left * scale), whole.width - 1)
  const top = Math.min(Math.round(area.top * scale), whole.height - 1)
  const width = Math.min(scaled(area.width, scale), whole.width - left)
  const height = Math.min(scaled(area.height, scale), whole.height - top)
  const scaledDown = upright.resize({ ...whole, fit: 'fill' })
  // Even cutting out everything would keep a turned picture from being decoded at a part of its size.
  if (width === whole.width && height === whole.height) return scaledDown
  return (large ? await decoded(scaledDown) : scaledDown).extract({ left, top, width, height })
}

/** A large picture that is cut by itself: what is cut in the same go is decoded at its whole size where it is turned. */
async function decoded(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return sharp(data, { raw: { width, height, channels } })
}

const scaled = (length: number, scale: number) => Math.max(1, Math.round(length * scale))

async function shrink(picture: Sharp) {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const raw = { raw: { width, height, channels } }
  const tiny = await sharp(data, raw)
    .resize({ width: blurSide, height: blurSide, fit: 'inside' })
    .blur(1.2)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [full, small, blur] = await Promise.all([
    sharp(data, raw).webp({ quality: quality.full }).toBuffer(),
    sharp(data, raw)
      .resize({ ...card, fit: 'cover', position: 'attention' })
      .webp({ quality: quality.card })
      .toBuffer(),
    sharp(tiny.data, { raw: { width: tiny.info.width, height: tiny.info.height, channels: 4 } })
      .removeAlpha()
      .webp({ quality: quality.blur })
      .toBuffer(),
  ])
  const hash = rgbaToThumbHash(tiny.info.width, tiny.info.height, tiny.data)
  const placeholder = Buffer.from(hash).toString('base64')
  return { full, card: small, blur, width, height, placeholder, phash: await hashOf(sharp(data, raw)) }
}
