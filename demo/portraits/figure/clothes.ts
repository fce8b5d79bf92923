import { mixColors } from '../mix-colors.ts'
import { type Body, torsoOutline } from './body.ts'
import { drawDetails } from './garment-details.ts'
import { type Clothes, garmentOutline, necklines, topOf } from './garments.ts'
import { clipped, curve, fill, joined, limb, oval, points, stroke } from './strokes.ts'

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

function folds(body: Body, color: string): string {
  const dark = mixColors(color, '#1a0a18', 0.4)
  const under = body.female
    ? stroke(
        curve(points`${-body.bust * 0.92} 470, ${-body.bust * 0.5} 498, -12 478`) +
          curve(points`12 478, ${body.bust * 0.5} 498, ${body.bust * 0.92} 470`),
        dark,
        9,
        0.2,
      )
    : stroke(
        curve(points`${-body.bust * 0.8} 446, ${-body.bust * 0.4} 462, -20 450`) +
          curve(points`20 450, ${body.bust * 0.4} 462, ${body.bust * 0.8} 446`),
        dark,
        8,
        0.12,
      )
  const creases = stroke(
    curve(points`${-body.shoulder * 0.8} 380, ${-body.bust * 0.72} 400, ${-body.bust * 0.5} 392`) +
      curve(points`${body.shoulder * 0.8} 380, ${body.bust * 0.72} 400, ${body.bust * 0.5} 392`) +
      curve(points`${-body.waist} 640, ${-body.waist * 0.5} 664, ${-body.waist * 0.2} 656`) +
      curve(points`${body.waist} 670, ${body.waist * 0.55} 690, ${body.waist * 0.25} 684`),
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
    stroke(curve(points`${-body.hip - 2} 876, 0 892, ${body.hip + 2} 876`), dark, 6, 0.5)
  )
}

function drawSkirt(body: Body, color: string): string {
  const dark = mixColors(color, '#1a0a18', 0.34)
  const skirt = joined(
    points`${body.waist} 650, ${body.hip + 10} 860, ${body.hip + 70} 1320`,
    points`${body.hip * 0.4} 1350, ${-body.hip * 0.4} 1350, ${-body.hip - 70} 1320`,
    [
      [-body.hip - 10, 860],
      [-body.waist, 650],
    ],
  )
  return (
    fill(skirt, color) +
    stroke(`M-60 800Q-80 1100 -130 1320M50 780Q60 1100 110 1330`, dark, 7, 0.3) +
    stroke(curve(points`${-body.waist - 2} 646, 0 668, ${body.waist + 2} 646`), dark, 16, 0.6)
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
    drawDetails(body, clothes)
  )
}

/** What is worn around the neck. */
export function drawNeckwear({ necklace, scarf, accent, garment }: Clothes, body: Body): string {
  if (scarf) {
    const wrap = joined(
      points`${-body.neck - 12} 156, 0 192, ${body.neck + 12} 156`,
      points`${body.neck + 48} 228, 30 272, -30 272, ${-body.neck - 48} 228`,
    )
    const tail = joined(points`20 250, 60 330, 66 450`, points`12 454, 4 340, -16 262`)
    return (
      fill(tail, mixColors(accent, '#1c0a20', 0.16)) +
      fill(wrap, accent) +
      stroke(
        curve(points`${-body.neck - 24} 200, 0 232, ${body.neck + 20} 196`),
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
      curve(
        points`${-body.neck - 8} 212, ${-body.neck * 0.6} 256, 0 282, ${body.neck * 0.6} 256, ${body.neck + 8} 212`,
      ),
      '#dfb65e',
      3.4,
    ) + oval(0, 290, 7, 9, '#dfb65e')
  )
}
