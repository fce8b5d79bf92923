import { mixColors } from '../mix-colors.ts'
import { ageing, type Character, type Mouth } from './character.ts'
import type { Head } from './head.ts'
import { clipped, curve, fill, joined, oval, type Point, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

const shapes: Record<Mouth, { wide: number; lift: number; drop: number }> = {
  gentle: { wide: 33, lift: 3.5, drop: 0 },
  smile: { wide: 39, lift: 8, drop: 0 },
  grin: { wide: 42, lift: 10, drop: 15 },
  laugh: { wide: 43, lift: 11, drop: 27 },
}

export function mouthHeight({ features: f, gender }: Character): number {
  return 93 + f.noseLength * 4 + f.length * 4 + (gender === 'male' ? 6 : 0)
}

type Measures = {
  half: number
  thick: number
  lift: number
  drop: number
  at: (x: number, dy: number) => Point
}

/** Folds beside the nose, corners, chin and what hangs with the years. */
function drawCreases(
  character: Character,
  kind: Mouth,
  { half, lift, drop, at }: Measures,
  tones: Tones,
): string {
  const old = ageing(character)
  const pair = (line: (sign: 1 | -1) => Point[]) => curve(line(-1)) + curve(line(1))
  const covered = character.beard === 'short' || character.beard === 'full'
  const folds = pair((sign) => [
    at(sign * (25 + character.features.noseWidth * 2), -39),
    at(sign * (half + 4), -lift - 18),
    at(sign * (half + 11), -lift + 4 + old * 12),
  ])
  const jowls = pair((sign) => [
    at(sign * (half + 5), 4),
    at(sign * (half + 9), 20),
    at(sign * (half + 3), 36),
  ])
  const chin = curve([at(-15, 27 + drop * 0.5), at(0, 30 + drop * 0.5), at(15, 27 + drop * 0.5)])
  const depth = 0.08 + (kind === 'gentle' ? 0 : 0.1) + old * 0.34
  return (
    (covered ? '' : stroke(folds, tones.deep, 4.2 + old * 2, depth)) +
    (old > 0.25 ? stroke(jowls, tones.deep, 5.5, old * 0.3) : '') +
    stroke(chin, tones.deep, 5, 0.16)
  )
}

function drawLips(
  character: Character,
  seam: Point[],
  low: Point[],
  { half, thick, lift, drop, at }: Measures,
): string {
  const female = character.gender === 'female'
  const bare = mixColors(character.skin, character.lips, female ? 0.86 : 0.42)
  const [left, right] = [at(-half, -lift), at(half, -lift)]
  const side = (sign: 1 | -1) => at(sign * half * 0.42, -thick * 0.82 - lift * 0.28)
  const upper: Point[] = [
    left,
    side(-1),
    at(-5, -thick - 0.5),
    at(0, -thick * 0.72),
    at(5, -thick - 0.5),
    side(1),
    right,
  ]
  const under = (sign: 1 | -1) => at(sign * half * 0.52, thick * 0.75 + drop * 0.86)
  const lower: Point[] = [right, under(1), at(0, thick * 1.28 + drop + 1), under(-1), left]
  const shine = curve([at(-9, thick * 0.72 + drop), at(2, thick * 0.84 + drop), at(11, thick * 0.7 + drop)])
  return (
    fill(joined(upper, [...seam].reverse()), mixColors(bare, '#4a1020', 0.14)) +
    fill(joined(lower, drop ? [...low].reverse() : seam), bare) +
    (female ? stroke(shine, '#ffffff', 2.6, 0.3) : '')
  )
}

export function drawMouth(character: Character, head: Head, kind: Mouth, tones: Tones): string {
  const { features: f, gender } = character
  const { wide, lift, drop } = shapes[kind]
  const female = gender === 'female'
  const half = wide + f.mouthWidth * 3 + (female ? 0 : 2)
  const thick = ((female ? 9 : 5.6) + f.lips * 2) * (1 - ageing(character) * 0.28)
  const y = mouthHeight(character)
  const at = (x: number, dy: number): Point => head.place(x, y + dy, 94 - (x / 46) ** 2 * 12)
  const measures = { half, thick, lift, drop, at }
  const [left, right] = [at(-half, -lift), at(half, -lift)]
  const seam = [left, at(-half * 0.5, -lift * 0.18), at(0, 1.5), at(half * 0.5, -lift * 0.18), right]
  const low = [right, at(half * 0.56, drop * 0.74), at(0, drop + 1.5), at(-half * 0.56, drop * 0.74), left]
  const corner = (sign: 1 | -1) =>
    curve([
      at(sign * (half + 3), -lift - 4),
      at(sign * half, -lift + 0.5),
      at(sign * (half - 4), -lift + 2.4),
    ])
  const closed = stroke(curve(seam), tones.line, 3, 0.82)
  return (
    drawCreases(character, kind, measures, tones) +
    drawLips(character, seam, low, measures) +
    (drop === 0 ? closed : drawTeeth(kind, seam, low, measures, tones)) +
    stroke(corner(-1) + corner(1), tones.line, 2.8, 0.6)
  )
}

function drawTeeth(
  kind: Mouth,
  seam: Point[],
  low: Point[],
  { half, lift, drop, at }: Measures,
  tones: Tones,
): string {
  const opening = joined(seam, low)
  const [x, y] = at(0, drop + 2)
  const row = joined(seam, [
    at(half, -lift),
    at(half * 0.5, 9),
    at(0, 13.5),
    at(-half * 0.5, 9),
    at(-half, -lift),
  ])
  const tongue = oval(x, y, 20, 9, '#c9606c') + fill(row, '#fbf6ee')
  const inside = kind === 'laugh' ? fill(opening, '#5a1526') + tongue : fill(opening, '#fbf6ee')
  return clipped('mouth', opening, inside) + stroke(opening, tones.line, 2, 0.55)
}
