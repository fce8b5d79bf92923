import sharp from 'sharp'
import { required } from '#common/required.ts'
import { createRandom } from '../random.ts'
import { sceneCatalog } from './scene-catalog.ts'
import type { SceneLayer } from './scenes/shapes.ts'

const width = 450
const height = 600
const unit = width / 600

/** Larger than a picture, so that each picture can take another view of it. */
const stretched = { width: 684, height: 912 }

/** Uncompressed RGB. */
type PaintedScene = { pixels: Buffer; width: number; height: number }

async function paintLayer({ drawn, defs = '', blur }: SceneLayer): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 800"><defs>${defs}</defs>${drawn}</svg>`
  return sharp(Buffer.from(svg))
    .blur(blur * unit)
    .ensureAlpha()
    .raw()
    .toBuffer()
}

async function paint(name: string, variant: number): Promise<PaintedScene> {
  const scene = required(sceneCatalog[name])
  const random = createRandom(variant * 131 + name.length * 7919 + name.charCodeAt(0))
  const colors = required(scene.palettes[variant % scene.palettes.length])
  const [base, ...above] = await Promise.all(scene.paint(random, colors).map(paintLayer))
  const raw = { width, height, channels: 4 as const }
  const small = await sharp(base, { raw })
    .composite(above.map((input) => ({ input, raw })))
    .removeAlpha()
    .raw()
    .toBuffer()
  const pixels = await sharp(small, { raw: { width, height, channels: 3 } })
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
