import sharp from 'sharp'
import { sceneCatalog } from './scene-catalog.ts'
import type { SceneLayer } from './scenes/shapes.ts'
import { seededRandom } from './seeded-random.ts'

const width = 540
const height = 720
const unit = width / 600

/** Uncompressed RGB, smaller than the picture: out of focus, it loses nothing when stretched. */
export type PaintedScene = { pixels: Buffer; width: number; height: number }

async function paintLayer({ drawn, defs = '', blur }: SceneLayer): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 800"><defs>${defs}</defs>${drawn}</svg>`
  return sharp(Buffer.from(svg)).blur(blur * unit).ensureAlpha().raw().toBuffer()
}

async function paint(name: string, variant: number): Promise<PaintedScene> {
  const scene = sceneCatalog[name]!
  const random = seededRandom(variant * 131 + name.length * 7919 + name.charCodeAt(0))
  const colors = scene.palettes[variant % scene.palettes.length]!
  const [base, ...above] = await Promise.all(scene.paint(random, colors).map(paintLayer))
  const raw = { width, height, channels: 4 as const }
  const pixels = await sharp(base!, { raw })
    .composite(above.map((input) => ({ input, raw })))
    .removeAlpha()
    .raw()
    .toBuffer()
  return { pixels, width, height }
}

const painted = new Map<string, Promise<PaintedScene>>()

/** Paints a variant of a scene once per run; later pictures share it. */
export function paintScene(name: string, variant: number): Promise<PaintedScene> {
  const key = `${name}:${variant}`
  const known = painted.get(key)
  if (known) return known
  const made = paint(name, variant)
  painted.set(key, made)
  return made
}
