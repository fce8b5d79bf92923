import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { required } from '#common/required.ts'
import { drawFigure } from './draw-figure.ts'
import { lightFigure, type View } from './light-figure.ts'
import { paintScene } from './paint-scene.ts'
import { type PicturePlan, pictureSize } from './picture-plan.ts'
import { sceneCatalog } from './scene-catalog.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type PaintedPicture = {
  /** 600x800 WebP. */
  full: Uint8Array
  /** 360x480 WebP: what a card shows on a phone. */
  card: Uint8Array
  /** 24x32 WebP with no more detail than a guess of colours and a shape. */
  blur: Uint8Array
  width: number
  height: number
  /** ThumbHash, base64. */
  placeholder: string
}

const { width, height } = pictureSize
const raw = { width, height, channels: 3 as const }

function channels(hex: string): [number, number, number] {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

async function viewOf({ name, variant, shift, mirrored }: PicturePlan['scene']): Promise<View> {
  const scene = await paintScene(name, variant)
  const left = Math.floor((scene.width - width) * shift)
  const top = Math.floor((scene.height - height) * (1 - shift))
  return { pixels: scene.pixels, stride: scene.width, left, top, mirrored }
}

async function cardSize(pixels: Buffer): Promise<Buffer> {
  const card = sharp(pixels, { raw }).resize(360, 480, { kernel: 'linear' })
  return card.webp({ quality: 76, effort: 1 }).toBuffer()
}

async function blurred(tiny: Uint8Array): Promise<Buffer> {
  const picture = sharp(tiny, { raw: { width: 24, height: 32, channels: 4 } }).removeAlpha()
  return picture.webp({ quality: 70, effort: 1 }).toBuffer()
}

/** Paints one planned picture in its three files. The same plan gives the same bytes. */
export async function paintPicture(plan: PicturePlan): Promise<PaintedPicture> {
  const scene = required(sceneCatalog[plan.scene.name])
  const [figure, view] = await Promise.all([
    sharp(Buffer.from(drawFigure(plan)))
      .raw()
      .toBuffer(),
    viewOf(plan.scene),
  ])
  const pixels = lightFigure(figure, view, {
    light: channels(scene.light),
    shade: channels(scene.shade),
    fromLeft: plan.scene.mirrored,
    halo: scene.dark,
  })
  const tiny = shrinkPicture(pixels, width, height, 24, 32)
  const [full, card, blur] = await Promise.all([
    sharp(pixels, { raw }).webp({ quality: 72, effort: 0 }).toBuffer(),
    cardSize(pixels),
    blurred(tiny),
  ])
  const placeholder = Buffer.from(rgbaToThumbHash(24, 32, tiny)).toString('base64')
  return { full, card, blur, width, height, placeholder }
}
