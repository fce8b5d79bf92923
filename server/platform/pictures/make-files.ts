import sharp, { type Metadata, type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { isPolyglot } from './is-polyglot.ts'
import { pictureFormat } from './picture-format.ts'
import { hashOf } from './picture-hash.ts'
import type { Crop, PictureAnswer, PictureProblem, PictureWork } from './picture-work.ts'

const fullSide = 1080
const card = { width: 360, height: 480 }
const blurSide = 32
/** Browsers without AVIF see these, and AVIF is made of them later (derive-files.ts): a little better than they need be. */
const quality = { full: 82, card: 78, blur: 70 }

/**
 * Makes a member's picture into the files that the site shows: turned upright, cropped, without any metadata, as WebP.
 * What is no sound picture of a known format is answered with what is wrong. The size is read before anything is decoded.
 */
export async function makeFiles({ bytes: sent, crop, limits }: PictureWork): Promise<PictureAnswer> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.length)
  const format = pictureFormat(bytes)
  if (format === null) return refuse('format')
  if (format === 'heic') return refuse('heic')
  if (isPolyglot(bytes)) return refuse('format')
  try {
    const about = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (about.width * about.height > limits.pixels) return refuse('pixels')
    const upright = sharp(bytes, { limitInputPixels: limits.pixels, failOn: 'error', pages: 1 }).autoOrient()
    const area = areaOf(about, crop)
    if (Math.min(area.width, area.height) < limits.minSide) return refuse('small')
    return { files: await shrink(upright.extract(area)) }
  } catch {
    // Sharp's own words can quote the file. Whatever it is that cannot be decoded, its sender is told the same.
    return refuse('broken')
  }
}

const refuse = (problem: PictureProblem): PictureAnswer => ({ problem })

/** The part to keep, in pixels of the upright picture. */
function areaOf({ autoOrient }: Metadata, crop: Crop | null) {
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

async function shrink(picture: Sharp) {
  const { data, info } = await picture
    .resize({ width: fullSide, height: fullSide, fit: 'inside', withoutEnlargement: true })
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
