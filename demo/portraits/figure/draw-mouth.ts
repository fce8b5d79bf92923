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

export function drawMouth(character: Character, head: Head, kind: Mouth, tones: Tones): string {
  const { features: f, gender } = character
  const { wide, lift, drop } = shapes[kind]
  const old = ageing(character)
  const female = gender === 'female'
  const half = wide + f.mouthWidth * 3 + (female ? 0 : 2)
  const thick = ((female ? 9 : 5.6) + f.lips * 2) * (1 - old * 0.28)
  const y = mouthHeight(character)
  const at = (x: number, dy: number): Point => head.place(x, y + dy, 94 - (x / 46) ** 2 * 12)
  const [left, right] = [at(-half, -lift), at(half, -lift)]
  const seam: Point[] = [left, at(-half * 0.5, -lift * 0.18), at(0, 1.5), at(half * 0.5, -lift * 0.18), right]
  const low: Point[] = [
    right,
    at(half * 0.56, drop * 0.74),
    at(0, drop + 1.5),
    at(-half * 0.56, drop * 0.74),
    left,
  ]
  const upperLip: Point[] = [
    left,
    at(-half * 0.42, -thick * 0.82 - lift * 0.28),
    at(-5, -thick - 0.5),
    at(0, -thick * 0.72),
    at(5, -thick - 0.5),
    at(half * 0.42, -thick * 0.82 - lift * 0.28),
    right,
  ]
  const lowerLip: Point[] = [
    right,
    at(half * 0.52, thick * 0.75 + drop * 0.86),
    at(0, thick * 1.28 + drop + 1),
    at(-half * 0.52, thick * 0.75 + drop * 0.86),
    left,
  ]
  const bare = mixColors(character.skin, character.lips, female ? 0.86 : 0.42)
  const lips =
    fill(joined(upperLip, [...seam].reverse()), mixColors(bare, '#4a1020', 0.14)) +
    fill(joined(lowerLip, drop ? [...low].reverse() : seam), bare) +
    (female
      ? stroke(
          curve([at(-9, thick * 0.72 + drop), at(2, thick * 0.84 + drop), at(11, thick * 0.7 + drop)]),
          '#ffffff',
          2.6,
          0.3,
        )
      : '')
  const folds = (sign: 1 | -1) => {
    if (character.beard === 'short' || character.beard === 'full') return ''
    const from = at(sign * (25 + f.noseWidth * 2), -39)
    const depth = 0.08 + (kind === 'gentle' ? 0 : 0.1) + old * 0.34
    const to = at(sign * (half + 11), -lift + 4 + old * 12)
    const middle = at(sign * (half + 4), -lift - 18)
    return stroke(curve([from, middle, to]), tones.deep, 4.2 + old * 2, depth)
  }
  const corners = stroke(
    curve([at(-half - 3, -lift - 4), at(-half, -lift + 0.5), at(-half + 4, -lift + 2.4)]) +
      curve([at(half + 3, -lift - 4), at(half, -lift + 0.5), at(half - 4, -lift + 2.4)]),
    tones.line,
    2.8,
    0.6,
  )
  const jowls =
    old > 0.25
      ? stroke(
          curve([at(-half - 5, 4), at(-half - 9, 20), at(-half - 3, 36)]) +
            curve([at(half + 5, 4), at(half + 9, 20), at(half + 3, 36)]),
          tones.deep,
          5.5,
          old * 0.3,
        )
      : ''
  const chin =
    jowls +
    stroke(
      curve([at(-15, 27 + drop * 0.5), at(0, 30 + drop * 0.5), at(15, 27 + drop * 0.5)]),
      tones.deep,
      5,
      0.16,
    )
  if (drop === 0)
    return folds(-1) + folds(1) + chin + lips + stroke(curve(seam), tones.line, 3, 0.82) + corners
  const [mx, my] = at(0, drop + 2)
  const inside =
    fill(joined(seam, low), kind === 'laugh' ? '#5a1526' : '#fbf6ee') +
    (kind === 'laugh'
      ? oval(mx, my, 20, 9, '#c9606c') +
        fill(joined(seam, [right, at(half * 0.5, 9), at(0, 13.5), at(-half * 0.5, 9), left]), '#fbf6ee')
      : '')
  return (
    folds(-1) +
    folds(1) +
    chin +
    lips +
    clipped('mouth', joined(seam, low), inside) +
    stroke(joined(seam, low), tones.line, 2, 0.55) +
    corners
  )
}
