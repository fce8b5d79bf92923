import { mixColors } from '../mix-colors.ts'
import { type Body, torsoOutline, torsoSide } from './body.ts'
import { clipped, curve, fill, joined, limb, mirrored, oval, type Point, stroke } from './strokes.ts'

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

type Neckline = { at: number; bottom: number; square?: boolean }
const necklines: Record<Garment, Neckline> = {
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

function topOf(body: Body, garment: Garment): Point {
  const { at } = necklines[garment]
  const from = body.neck + 14
  const to = body.shoulder * 0.8
  return [from + (to - from) * at, 214 + 34 * at ** 0.8]
}

/** The garment's outline: the torso's with the neckline cut out. */
function garmentOutline(body: Body, garment: Garment): string {
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

const petals = [0, 72, 144, 216, 288]

/** What is printed on the cloth, over an outline of it. Small prints are tiles: painting each flower takes too long. */
export function drawPrint(id: string, d: string, { pattern, accent }: Clothes): string {
  if (pattern === 'plain') return ''
  if (pattern === 'band') return clipped(id, d, stroke('M-460 400Q0 424 460 400', accent, 70))
  if (pattern === 'stripes') {
    let lines = ''
    for (let y = 250; y < 1050; y += 44) lines += `M-460 ${y}Q0 ${y + 22} 460 ${y}`
    return clipped(id, d, stroke(lines, accent, 15))
  }
  return fill(d, 'url(#print)')
}

function printTile({ pattern, accent }: Clothes): string {
  const flower = (x: number, y: number) =>
    petals
      .map(
        (turn) =>
          `<ellipse cx="${x}" cy="${y - 8}" rx="5" ry="8" fill="${accent}" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join('') + oval(x, y, 4, 4, '#f4c04e')
  const tile = (width: number, height: number, drawn: string) =>
    `<pattern id="print" patternUnits="userSpaceOnUse" width="${width}" height="${height}">${drawn}</pattern>`
  if (pattern === 'flowers') return tile(64, 96, flower(18, 24) + flower(48, 70))
  if (pattern === 'dots') return tile(60, 92, oval(16, 22, 7, 7, accent) + oval(46, 68, 7, 7, accent))
  if (pattern === 'check')
    return tile(62, 62, fill('M0 0H62V20H0Z', accent, 0.5) + fill('M0 0H20V62H0Z', accent, 0.5))
  return ''
}

function details(body: Body, { garment, color, accent }: Clothes): string {
  const [x, y] = topOf(body, garment)
  const dark = mixColors(color, '#1a0a18', 0.34)
  const light = mixColors(color, '#ffffff', 0.2)
  const { bottom } = necklines[garment]
  const hem = curve([
    [-x, y],
    [-x * 0.66, bottom - 22],
    [0, bottom],
    [x * 0.66, bottom - 22],
    [x, y],
  ])
  if (garment === 'crew' || garment === 'scoop' || garment === 'boat')
    return (
      stroke(hem, dark, 4, 0.4) +
      stroke(
        curve([
          [-x - 12, y + 8],
          [-x * 0.7, bottom - 6],
          [0, bottom + 16],
          [x * 0.7, bottom - 6],
          [x + 12, y + 8],
        ]),
        dark,
        2.5,
        0.4,
      )
    )
  if (garment === 'turtle') {
    const roll = joined(
      [
        [-body.neck - 6, 150],
        [0, 176],
        [body.neck + 6, 150],
      ],
      [
        [body.neck + 16, 222],
        [0, 252],
        [-body.neck - 16, 222],
      ],
    )
    return (
      fill(roll, light) +
      stroke('M-30 180l-3 50M0 186v54M30 180l3 50', dark, 3, 0.3) +
      stroke(
        curve([
          [-body.neck - 16, 222],
          [0, 252],
          [body.neck + 16, 222],
        ]),
        dark,
        4,
        0.4,
      )
    )
  }
  if (garment === 'shirt' || garment === 'polo') {
    const collar = (sign: 1 | -1) =>
      fill(
        joined([
          [sign * (x - 10), y - 22],
          [sign * (x + 26), y + 26],
          [sign * 52, bottom - 4],
          [sign * 2, bottom - 2],
          [sign * (x * 0.5), (y + bottom) / 2 - 16],
        ]),
        light,
      ) +
      stroke(
        `M${sign * (x + 26)} ${y + 26}L${sign * 52} ${bottom - 4}L${sign * 2} ${bottom - 2}`,
        dark,
        3,
        0.45,
      )
    const buttons = [70, 150, 230, 310, 390].map((down) => oval(0, bottom + down, 5, 5, dark, 0.7)).join('')
    const to = garment === 'polo' ? bottom + 90 : 1000
    return (
      stroke(`M0 ${bottom}V${to}`, dark, 3, 0.5) +
      (garment === 'shirt' ? buttons : oval(0, bottom + 40, 5, 5, dark, 0.7)) +
      collar(-1) +
      collar(1)
    )
  }
  if (garment === 'blazer') {
    const lapel = (sign: 1 | -1) =>
      fill(
        joined([
          [sign * x, y - 6],
          [sign * (x + 44), y + 80],
          [sign * (x + 14), y + 96],
          [sign * (x + 34), y + 116],
          [0, bottom + 6],
          [sign * x * 0.5, (y + bottom) / 2],
        ]),
        light,
      ) +
      stroke(
        `M${sign * (x + 44)} ${y + 80}L${sign * (x + 14)} ${y + 96}L${sign * (x + 34)} ${y + 116}L0 ${bottom + 6}`,
        dark,
        3,
        0.5,
      )
    return (
      lapel(-1) +
      lapel(1) +
      stroke(`M0 ${bottom}V1000`, dark, 3.5, 0.55) +
      oval(9, bottom + 34, 8, 8, dark) +
      oval(9, bottom + 130, 8, 8, dark)
    )
  }
  if (garment === 'cardigan')
    return (
      stroke(`M0 ${bottom}V1000`, dark, 10, 0.4) +
      [40, 130, 220].map((down) => oval(0, bottom + down, 8, 8, accent)).join('')
    )
  if (garment === 'hoodie') {
    const hood = joined(
      [
        [-x - 6, y - 16],
        [-x - 44, y + 18],
        [-70, bottom + 26],
        [0, bottom + 40],
        [70, bottom + 26],
        [x + 44, y + 18],
        [x + 6, y - 16],
      ],
      [
        [x, y + 6],
        [x * 0.66, bottom - 14],
        [0, bottom + 4],
        [-x * 0.66, bottom - 14],
        [-x, y + 6],
      ],
    )
    return fill(hood, light) + stroke('M-26 284q-6 50 0 96M26 284q6 50 0 90', accent, 6)
  }
  if (garment === 'wrap')
    return stroke(
      curve([
        [x, y],
        [x * 0.4, (y + bottom) / 2 + 6],
        [-40, bottom + 60],
        [-body.waist, 640],
      ]),
      dark,
      5,
      0.5,
    )
  return ''
}

function folds(body: Body, color: string): string {
  const dark = mixColors(color, '#1a0a18', 0.4)
  const under = body.female
    ? stroke(
        curve([
          [-body.bust * 0.92, 470],
          [-body.bust * 0.5, 498],
          [-12, 478],
        ]) +
          curve([
            [12, 478],
            [body.bust * 0.5, 498],
            [body.bust * 0.92, 470],
          ]),
        dark,
        9,
        0.2,
      )
    : stroke(
        curve([
          [-body.bust * 0.8, 446],
          [-body.bust * 0.4, 462],
          [-20, 450],
        ]) +
          curve([
            [20, 450],
            [body.bust * 0.4, 462],
            [body.bust * 0.8, 446],
          ]),
        dark,
        8,
        0.12,
      )
  const creases = stroke(
    curve([
      [-body.shoulder * 0.8, 380],
      [-body.bust * 0.72, 400],
      [-body.bust * 0.5, 392],
    ]) +
      curve([
        [body.shoulder * 0.8, 380],
        [body.bust * 0.72, 400],
        [body.bust * 0.5, 392],
      ]) +
      curve([
        [-body.waist, 640],
        [-body.waist * 0.5, 664],
        [-body.waist * 0.2, 656],
      ]) +
      curve([
        [body.waist, 670],
        [body.waist * 0.55, 690],
        [body.waist * 0.25, 684],
      ]),
    dark,
    6,
    0.24,
  )
  return under + creases
}

function drawTrousers(body: Body, color: string): string {
  const leg = (sign: 1 | -1) =>
    limb(
      [sign * body.hip * 0.5, 884 + body.hip * 0.53],
      [sign * body.hip * 0.52, 1560],
      body.hip * 0.53,
      body.hip * 0.36,
    )
  const hips = clipped('hips', torsoOutline(body), fill('M-330 872Q0 892 330 872V1100H-330Z', color))
  const dark = mixColors(color, '#1a0a18', 0.4)
  return (
    fill(leg(-1), color) +
    fill(leg(1), color) +
    hips +
    stroke('M0 960V1060', dark, 5, 0.4) +
    stroke(
      curve([
        [-body.hip - 2, 876],
        [0, 892],
        [body.hip + 2, 876],
      ]),
      dark,
      6,
      0.5,
    )
  )
}

function drawSkirt(body: Body, color: string): string {
  const dark = mixColors(color, '#1a0a18', 0.34)
  const skirt = joined(
    [
      [body.waist, 650],
      [body.hip + 10, 860],
      [body.hip + 70, 1320],
    ],
    [
      [body.hip * 0.4, 1350],
      [-body.hip * 0.4, 1350],
      [-body.hip - 70, 1320],
    ],
    [
      [-body.hip - 10, 860],
      [-body.waist, 650],
    ],
  )
  return (
    fill(skirt, color) +
    stroke(`M-60 800Q-80 1100 -130 1320M50 780Q60 1100 110 1330`, dark, 7, 0.3) +
    stroke(
      curve([
        [-body.waist - 2, 646],
        [0, 668],
        [body.waist + 2, 646],
      ]),
      dark,
      16,
      0.6,
    )
  )
}

/** The clothed torso; the arms follow on their own. */
export function drawGarment(body: Body, clothes: Clothes): string {
  const { garment, color, accent } = clothes
  const d = garmentOutline(body, garment)
  const [x, y] = topOf(body, garment)
  const layered = garment === 'blazer' || garment === 'cardigan'
  const inner = layered ? fill(garmentOutline(body, body.female ? 'scoop' : 'crew'), accent) : ''
  const straps =
    garment === 'straps'
      ? stroke(`M${-x} ${y + 4}L${-x * 0.86} ${y - 22}M${x} ${y + 4}L${x * 0.86} ${y - 22}`, color, 16)
      : ''
  const sides = fill(torsoOutline(body), 'url(#torso)')
  const wrapInner =
    garment === 'wrap' ? fill(garmentOutline(body, 'vee'), mixColors(color, '#1a0a18', 0.18)) : ''
  const below = garment === 'wrap' ? drawSkirt(body, color) : drawTrousers(body, clothes.trousers)
  return (
    inner +
    straps +
    wrapInner +
    fill(d, color) +
    printTile(clothes) +
    drawPrint('printed', d, clothes) +
    clipped('garment', d, folds(body, color)) +
    below +
    clipped('shaded', d, sides) +
    details(body, clothes)
  )
}

/** What is worn around the neck. */
export function drawNeckwear({ necklace, scarf, accent, garment }: Clothes, body: Body): string {
  if (scarf) {
    const wrap = joined(
      [
        [-body.neck - 12, 156],
        [0, 192],
        [body.neck + 12, 156],
      ],
      [
        [body.neck + 48, 228],
        [30, 272],
        [-30, 272],
        [-body.neck - 48, 228],
      ],
    )
    const tail = joined(
      [
        [20, 250],
        [60, 330],
        [66, 450],
      ],
      [
        [12, 454],
        [4, 340],
        [-16, 262],
      ],
    )
    return (
      fill(tail, mixColors(accent, '#1c0a20', 0.16)) +
      fill(wrap, accent) +
      stroke(
        curve([
          [-body.neck - 24, 200],
          [0, 232],
          [body.neck + 20, 196],
        ]),
        mixColors(accent, '#1c0a20', 0.4),
        4,
        0.4,
      )
    )
  }
  const low = necklines[garment].bottom
  if (!necklace || low < 300) return ''
  return (
    stroke(
      curve([
        [-body.neck - 8, 212],
        [-body.neck * 0.6, 256],
        [0, 282],
        [body.neck * 0.6, 256],
        [body.neck + 8, 212],
      ]),
      '#dfb65e',
      3.4,
    ) + oval(0, 290, 7, 9, '#dfb65e')
  )
}
