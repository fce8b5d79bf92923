import { mixColors } from '../mix-colors.ts'
import type { Body } from './body.ts'
import { type Clothes, type Garment, necklines, topOf } from './garments.ts'
import { curve, fill, joined, oval, points, stroke } from './strokes.ts'

/** Where the neckline begins and how deep it goes, and the cloth's colours. */
type Cloth = { body: Body; x: number; y: number; bottom: number; dark: string; light: string; accent: string }
type Details = (cloth: Cloth) => string

const rib: Details = ({ x, y, bottom, dark }) => {
  const hem = curve(
    points`${-x} ${y}, ${-x * 0.66} ${bottom - 22}, 0 ${bottom}, ${x * 0.66} ${bottom - 22}, ${x} ${y}`,
  )
  return (
    stroke(hem, dark, 4, 0.4) +
    stroke(
      curve(
        points`${-x - 12} ${y + 8}, ${-x * 0.7} ${bottom - 6}, 0 ${bottom + 16}, ${x * 0.7} ${bottom - 6}, ${x + 12} ${y + 8}`,
      ),
      dark,
      2.5,
      0.4,
    )
  )
}

const roll: Details = ({ body, dark, light }) => {
  const roll = joined(
    points`${-body.neck - 6} 150, 0 176, ${body.neck + 6} 150`,
    points`${body.neck + 16} 222, 0 252, ${-body.neck - 16} 222`,
  )
  return (
    fill(roll, light) +
    stroke('M-30 180l-3 50M0 186v54M30 180l3 50', dark, 3, 0.3) +
    stroke(curve(points`${-body.neck - 16} 222, 0 252, ${body.neck + 16} 222`), dark, 4, 0.4)
  )
}

/** A collar with a row of buttons below, down to `to`. */
const collar =
  (to: number, buttons: number[]): Details =>
  ({ x, y, bottom, dark, light }) => {
    const wing = (sign: 1 | -1) =>
      fill(
        joined(
          points`${sign * (x - 10)} ${y - 22}, ${sign * (x + 26)} ${y + 26}, ${sign * 52} ${bottom - 4}, ${sign * 2} ${bottom - 2}, ${sign * (x * 0.5)} ${(y + bottom) / 2 - 16}`,
        ),
        light,
      ) +
      stroke(
        `M${sign * (x + 26)} ${y + 26}L${sign * 52} ${bottom - 4}L${sign * 2} ${bottom - 2}`,
        dark,
        3,
        0.45,
      )
    return (
      stroke(`M0 ${bottom}V${to}`, dark, 3, 0.5) +
      buttons.map((down) => oval(0, bottom + down, 5, 5, dark, 0.7)).join('') +
      wing(-1) +
      wing(1)
    )
  }

const lapels: Details = ({ x, y, bottom, dark, light }) => {
  const lapel = (sign: 1 | -1) =>
    fill(
      joined(
        points`${sign * x} ${y - 6}, ${sign * (x + 44)} ${y + 80}, ${sign * (x + 14)} ${y + 96}, ${sign * (x + 34)} ${y + 116}, 0 ${bottom + 6}, ${sign * x * 0.5} ${(y + bottom) / 2}`,
      ),
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

const edges: Details = ({ bottom, dark, accent }) => {
  return (
    stroke(`M0 ${bottom}V1000`, dark, 10, 0.4) +
    [40, 130, 220].map((down) => oval(0, bottom + down, 8, 8, accent)).join('')
  )
}

const hood: Details = ({ x, y, bottom, light, accent }) => {
  const shape = joined(
    points`${-x - 6} ${y - 16}, ${-x - 44} ${y + 18}, -70 ${bottom + 26}, 0 ${bottom + 40}, 70 ${bottom + 26}, ${x + 44} ${y + 18}, ${x + 6} ${y - 16}`,
    points`${x} ${y + 6}, ${x * 0.66} ${bottom - 14}, 0 ${bottom + 4}, ${-x * 0.66} ${bottom - 14}, ${-x} ${y + 6}`,
  )
  return fill(shape, light) + stroke('M-26 284q-6 50 0 96M26 284q6 50 0 90', accent, 6)
}

const lap: Details = ({ body, x, y, bottom, dark }) => {
  return stroke(
    curve(points`${x} ${y}, ${x * 0.4} ${(y + bottom) / 2 + 6}, -40 ${bottom + 60}, ${-body.waist} 640`),
    dark,
    5,
    0.5,
  )
}

const byGarment: Partial<Record<Garment, Details>> = {
  crew: rib,
  scoop: rib,
  boat: rib,
  turtle: roll,
  shirt: collar(1000, [70, 150, 230, 310, 390]),
  polo: collar(360, [40]),
  blazer: lapels,
  cardigan: edges,
  hoodie: hood,
  wrap: lap,
}

/** Collars, lapels, hoods and seams. */
export function drawDetails(body: Body, { garment, color, accent }: Clothes): string {
  const [x, y] = topOf(body, garment)
  const { bottom } = necklines[garment]
  const dark = mixColors(color, '#1a0a18', 0.34)
  const light = mixColors(color, '#ffffff', 0.2)
  return byGarment[garment]?.({ body, x, y, bottom, dark, light, accent }) ?? ''
}
