import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { drawFigure } from './draw-figure.ts'
import { lightFigure } from './light-figure.ts'
import { paintScene } from './paint-scene.ts'
import type { PicturePlan } from './picture-plan.ts'
import { sceneCatalog } from './scene-catalog.ts'

export type PaintedPicture = {
  /** 720x960 WebP. */
  full: Buffer
  /** 360x480 WebP. */
  card: Buffer
  /** 24x32 WebP with no more detail than a guess of colours and a shape. */
  blur: Buffer
  width: number
  height: number
  /** ThumbHash, base64. */
  placeholder: string
}

const width = 720
const height = 960
const zoom = 1.14

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

async function viewOf({ name, variant, shift, mirrored }: PicturePlan['scene']): Promise<Buffer> {
  const scene = await paintScene(name, variant)
  const [w, h] = [Math.round(scene.width / zoom), Math.round(scene.height / zoom)]
  const left = Math.round((scene.width - w) * shift)
  const view = sharp(scene.pixels, { raw: { width: scene.width, height: scene.height, channels: 3 } })
    .extract({ left, top: Math.round((scene.height - h) * (1 - shift)), width: w, height: h })
    .resize(width, height, { kernel: 'linear', fit: 'fill' })
  return (mirrored ? view.flop() : view).raw().toBuffer()
}

async function smallFiles(pixels: Buffer): Promise<Pick<PaintedPicture, 'card' | 'blur' | 'placeholder'>> {
  const half = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(width / 2, height / 2, { kernel: 'cubic' })
    .raw()
    .toBuffer()
  const half3 = { width: width / 2, height: height / 2, channels: 3 as const }
  const [card, tiny] = await Promise.all([
    sharp(half, { raw: half3 }).webp({ quality: 76, effort: 1 }).toBuffer(),
    sharp(half, { raw: half3 }).resize(24, 32).blur(1.1).ensureAlpha().raw().toBuffer(),
  ])
  const blur = await sharp(tiny, { raw: { width: 24, height: 32, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 70, effort: 1 })
    .toBuffer()
  return { card, blur, placeholder: Buffer.from(rgbaToThumbHash(24, 32, tiny)).toString('base64') }
}

/** Paints one planned picture in its three files. The same plan gives the same bytes. */
export async function paintPicture(plan: PicturePlan): Promise<PaintedPicture> {
  const scene = sceneCatalog[plan.scene.name]!
  const [figure, view] = await Promise.all([
    sharp(Buffer.from(drawFigure(plan))).ensureAlpha().raw().toBuffer(),
    viewOf(plan.scene),
  ])
  const pixels = lightFigure(figure, view, {
    light: channels(scene.light),
    shade: channels(scene.shade),
    fromLeft: plan.scene.mirrored,
    halo: scene.dark,
  })
  const [full, small] = await Promise.all([
    sharp(pixels, { raw: { width, height, channels: 3 } }).webp({ quality: 78, effort: 1 }).toBuffer(),
    smallFiles(pixels),
  ])
  return { full, ...small, width, height }
}
