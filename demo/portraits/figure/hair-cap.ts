import type { Character } from './character.ts'
import type { Head } from './head.ts'
import { curve, fill, joined, type Point, stroke } from './strokes.ts'
import type { HairTones } from './tones.ts'

export type HairInput = { character: Character; head: Head; tones: HairTones; part: number }
/** Hair in three sheets: behind the shoulders, behind the face, and before it. */
export type Hair = { back?: string; behind?: string; front?: string }

const skullY = -38

/** A point on the skull, `lift` away from it; 0 degrees is the viewer's right, 90 the crown. */
export function onSkull({ head, character }: HairInput, degrees: number, lift: number): Point {
  const angle = (degrees * Math.PI) / 180
  const wide = 104 + character.features.width * 5
  const height = Math.sin(angle) > 0 ? 113 : 100
  return [Math.cos(angle) * (wide + lift * 0.85) - head.turn * 16, skullY - Math.sin(angle) * (height + lift)]
}

export function arc(
  input: HairInput,
  from: number,
  to: number,
  lift: number | ((degrees: number) => number),
  steps = 11,
): Point[] {
  return Array.from({ length: steps }, (_, n) => {
    const degrees = from + ((to - from) * n) / (steps - 1)
    return onSkull(input, degrees, typeof lift === 'number' ? lift : lift(degrees))
  })
}

/** A point of the hairline, on the forehead. */
export function onBrow({ head }: HairInput, x: number, y: number): Point {
  const z = 74 - (Math.abs(x) / 104) ** 2 * 70
  const [seen] = head.place(x, y, z)
  return [seen + (x > 60 ? head.turn * 16 : 0), y]
}

/** The hair on top of the head from ear to ear, down to a hairline that is given from right to left. */
export function cap(
  input: HairInput,
  lift: number | ((degrees: number) => number),
  hairline: readonly Point[],
  low = -8,
): string {
  return joined(arc(input, 180 - low, low, lift, 13), hairline)
}

/** Fine lines along the hair, in its shade and its shine. */
export function strands(lines: readonly Point[][], { shade, shine }: HairTones, width = 3): string {
  const some = (bright: boolean) =>
    lines
      .filter((_, n) => (n % 3 === 2) === bright)
      .map((line) => curve(line))
      .join('')
  return stroke(some(false), shade, width, 0.42) + stroke(some(true), shine, width, 0.4)
}

export const hairPaint = 'url(#hair)'
export const paintHair = (d: string) => fill(d, hairPaint)

/** A bumpy outline, as of curls, along a line of points. */
export function bumps(points: readonly Point[], size: number, closed = false): Point[] {
  return points.flatMap(([x, y], n): Point[] => {
    const next = points[n + 1] ?? (closed ? points[0] : undefined)
    if (!next) return [[x, y]]
    const [dx, dy] = [next[0] - x, next[1] - y]
    const length = Math.hypot(dx, dy) || 1
    const out: Point = [(dy / length) * size, (-dx / length) * size]
    return [
      [x, y],
      [x + dx * 0.5 + out[0], y + dy * 0.5 + out[1]],
    ]
  })
}
