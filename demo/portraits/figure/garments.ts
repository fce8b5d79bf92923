import { type Body, torsoSide } from './body.ts'
import { joined, mirrored, type Point } from './strokes.ts'

export type Garment =
  | 'crew'
  | 'vee'
  | 'scoop'
  | 'boat'
  | 'turtle'
  | 'shirt'
  | 'blazer'
  | 'cardigan'
  | 'hoodie'
  | 'straps'
  | 'wrap'
  | 'polo'
export type Pattern = 'plain' | 'stripes' | 'dots' | 'band' | 'check' | 'flowers'
export type Clothes = {
  garment: Garment
  pattern: Pattern
  color: string
  accent: string
  trousers: string
  sleeve: 'none' | 'short' | 'long'
  necklace: boolean
  scarf: boolean
}

type Neckline = { at: number; bottom: number }
export const necklines: Record<Garment, Neckline> = {
  crew: { at: 0.1, bottom: 250 },
  polo: { at: 0.08, bottom: 262 },
  hoodie: { at: 0.1, bottom: 252 },
  turtle: { at: 0, bottom: 236 },
  boat: { at: 0.5, bottom: 266 },
  scoop: { at: 0.36, bottom: 318 },
  vee: { at: 0.26, bottom: 338 },
  wrap: { at: 0.3, bottom: 372 },
  shirt: { at: 0.06, bottom: 296 },
  blazer: { at: 0.14, bottom: 470 },
  cardigan: { at: 0.22, bottom: 480 },
  straps: { at: 0.48, bottom: 336 },
}
const pointed: Garment[] = ['vee', 'wrap', 'shirt', 'blazer', 'cardigan', 'polo']

export function topOf(body: Body, garment: Garment): Point {
  const { at } = necklines[garment]
  const from = body.neck + 14
  const to = body.shoulder * 0.8
  return [from + (to - from) * at, 214 + 34 * at ** 0.8]
}

/** The garment's outline: the torso's with the neckline cut out. */
export function garmentOutline(body: Body, garment: Garment): string {
  const start = topOf(body, garment)
  const side: Point[] = [start, ...torsoSide(body).filter(([x, y]) => y > start[1] && x > start[0])]
  const { bottom } = necklines[garment]
  const neckline: Point[] = pointed.includes(garment)
    ? [
        mirrored([start])[0] ?? start,
        [-start[0] * 0.46, (start[1] + bottom) / 2],
        [0, bottom],
        [start[0] * 0.46, (start[1] + bottom) / 2],
        start,
      ]
    : [
        mirrored([start])[0] ?? start,
        [-start[0] * 0.66, bottom - 22],
        [0, bottom],
        [start[0] * 0.66, bottom - 22],
        start,
      ]
  return joined(side, mirrored(side).reverse(), neckline)
}
