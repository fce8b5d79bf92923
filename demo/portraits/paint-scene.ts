import sharp from 'sharp'
import { required } from '#common/required.ts'
import { createRandom } from '../random.ts'
import { sceneCatalog } from './scene-catalog.ts'
import type { SceneLayer } from './scenes/shapes.ts'

const sheetWidth = 450

/** Larger than a picture, so that each picture can take another view of it. */
const stretched = { width: 684, height: 912 }

/** Uncompressed RGB. */
type PaintedScene = { pixels: Buffer; width: number; height: number }
type Sheet = { width: number; height: number }

const leastBlur = 0.3

async function paintLayer({ drawn, defs = '', blur }: SceneLayer, { width, height }: Sheet): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 800"><defs>${defs}</defs>${drawn}</svg>`
  return sharp(Buffer.from(svg))
    .blur(Math.max(leastBlur, (blur * width) / 600))
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** A variant of a scene in any size, three wide to four high. */
export async function paintSheet(name: string, variant: number, width: number): Promise<PaintedScene> {
  const height = (width / 3) * 4
  const scene = required(sceneCatalog[name])
  const random = createRandom(variant * 131 + name.length * 7919 + name.charCodeAt(0))
  const colors = required(scene.palettes[variant % scene.palettes.length])
  const layers = scene.paint(random, colors)
  const [base, ...above] = await Promise.all(layers.map((layer) => paintLayer(layer, { width, height })))
  const raw = { width, height, channels: 4 as const }
  const pixels = await sharp(base, { raw })
    .composite(above.map((input) => ({ input, raw })))
    .removeAlpha()
    .raw()
    .toBuffer()
  return { pixels, width, height }
}

async function paint(name: string, variant: number): Promise<PaintedScene> {
  const { pixels: small, ...sheet } = await paintSheet(name, variant, sheetWidth)
  const pixels = await sharp(small, { raw: { ...sheet, channels: 3 } })
    .resize(stretched.width, stretched.height, { kernel: 'linear', fit: 'fill' })
    .raw()
    .toBuffer()
  return { pixels, ...stretched }
}

const kept = 8
const painted = new Map<string, Promise<PaintedScene>>()

/** Paints a variant of a scene, or hands out one of the latest: a scene is 2.7 MB, so only a few are kept. */
export function paintScene(name: string, variant: number): Promise<PaintedScene> {
  const key = `${name}:${variant}`
  const known = painted.get(key) ?? paint(name, variant)
  painted.delete(key)
  painted.set(key, known)
  if (painted.size > kept) painted.delete(required(painted.keys().next().value))
  return known
}
