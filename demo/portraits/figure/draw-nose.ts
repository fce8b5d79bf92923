import { ageing, type Character } from './character.ts'
import type { Head } from './head.ts'
import { curve, fill, outline, type Point, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

/** The nose in shade and light; in a turned head its ridge hides a part of the far cheek. */
export function drawNose(character: Character, head: Head, tones: Tones): string {
  const { features: f, gender } = character
  const old = ageing(character)
  const wing = (gender === 'male' ? 20 : 16) + f.noseWidth * 3.2 + old * 1.5
  const base = 56 + f.noseLength * 5 + (gender === 'male' ? 4 : 0) + old * 3
  const t = head.turn
  const at = (x: number, y: number, z: number): Point => head.place(x, y, z)
  const ridge: Point[] = [at(7, -22, 84), at(6, 4, 92), at(8, 30, 108), at(11, base - 12, 118)]
  const shaded = outline([
    ...ridge,
    at(wing, base - 2, 96),
    at(wing * 0.4, base + 7, 106),
    at(-2, base + 2, 116),
    at(1, 26, 108),
    at(1, -6, 92),
  ])
  const under = curve([
    at(-wing, base - 5, 92),
    at(-wing * 0.8, base + 5, 95),
    at(-wing * 0.3, base + 5, 106),
    at(0, base + 9, 114),
    at(wing * 0.3, base + 5, 106),
    at(wing * 0.8, base + 5, 95),
    at(wing, base - 5, 92),
  ])
  const nostril = (sign: 1 | -1) => {
    const [x, y] = at(sign * wing * 0.5, base + 4.5, 104)
    const seen = sign === 1 ? 1 - t * 1.2 : 1
    return `<ellipse cx="${x.toFixed(1)}" cy="${y}" rx="${(5 * Math.max(0.3, seen)).toFixed(1)}" ry="2.4" fill="${tones.line}" fill-opacity=".7"/>`
  }
  const farSide = t > 0.1 ? stroke(curve(ridge), tones.deep, 2.6, Math.min(0.75, t * 2.4)) : ''
  const light = stroke(
    curve([at(-2, -10, 90), at(-3, 20, 104), at(-3, base - 16, 116)]),
    tones.light,
    5.5,
    0.55,
  )
  return (
    fill(shaded, tones.deep, 0.26) +
    light +
    farSide +
    stroke(under, tones.deep, 3, 0.62) +
    nostril(-1) +
    nostril(1) +
    `<ellipse cx="${at(-3, 0, 117)[0].toFixed(1)}" cy="${base - 9}" rx="5" ry="4" fill="${tones.light}" fill-opacity=".6"/>`
  )
}
