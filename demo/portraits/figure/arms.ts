import { mixColors } from '../mix-colors.ts'
import type { Body } from './body.ts'
import { drawPrint } from './clothes.ts'
import type { Clothes } from './garments.ts'
import { drawHand, type HandKind } from './hands.ts'
import { fill, limb, oval, type Point, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

/** An arm bent at the elbow; everything in the head's space. */
export type Arm = { elbow: Point; wrist: Point; hand: HandKind; angle: number; flip?: boolean }

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

export function drawArm(
  body: Body,
  clothes: Clothes,
  arm: Arm,
  side: 1 | -1,
  tones: Tones,
  tattooed: boolean,
): string {
  const shoulder: Point = [side * (body.shoulder - body.arm * 1.02), 306]
  const { elbow, wrist } = arm
  const { color, sleeve } = clothes
  const dark = mixColors(color, '#1a0a18', 0.3)
  const middle = body.arm * 0.86
  const skin =
    oval(shoulder[0], shoulder[1], body.arm, body.arm, tones.skin) +
    fill(limb(shoulder, elbow, body.arm, middle), tones.skin) +
    fill(limb(elbow, wrist, middle, body.fore * 0.72), tones.skin) +
    oval(elbow[0], elbow[1], middle, middle, tones.skin) +
    (tattooed && sleeve !== 'long' ? drawTattoo(elbow, wrist, body.fore) : '')
  const hand = drawHand(arm.hand, tones, {
    x: wrist[0],
    y: wrist[1],
    angle: arm.angle,
    flip: arm.flip ?? false,
    size: body.female ? 0.92 : 1.08,
  })
  if (sleeve === 'none') return skin + hand
  const cloth = (d: string) => stroke(d, dark, 5, 0.32) + fill(d, color)
  const printed = (d: string) => drawPrint(`sleeve${side}`, d, clothes)
  const top = `<circle cx="${shoulder[0]}" cy="${shoulder[1]}" r="${body.arm + 3}" fill="${color}"/>`
  if (sleeve === 'short') {
    const hem = between(shoulder, elbow, 0.66)
    const tube = limb(shoulder, hem, body.arm + 5, body.arm + 7)
    return skin + hand + cloth(tube) + top + printed(tube)
  }
  const cuff = between(elbow, wrist, 0.94)
  const fold = between(shoulder, elbow, 0.86)
  return (
    hand +
    cloth(limb(elbow, cuff, middle + 5, body.fore * 0.72 + 7)) +
    cloth(limb(shoulder, elbow, body.arm + 5, middle + 5)) +
    oval(elbow[0], elbow[1], middle + 4, middle + 4, color) +
    fill(limb(elbow, cuff, middle + 4, body.fore * 0.72 + 6), color) +
    top +
    printed(
      limb(elbow, cuff, middle + 4, body.fore * 0.72 + 6) + limb(shoulder, elbow, body.arm + 5, middle + 5),
    ) +
    stroke(`M${fold[0] - 16} ${fold[1]}q14 12 30 4`, dark, 5, 0.3)
  )
}

function drawTattoo(elbow: Point, wrist: Point, wide: number): string {
  const at = (share: number) => between(elbow, wrist, share)
  const [x, y] = at(0.4)
  const [u, v] = at(0.68)
  return (
    stroke(
      `M${x - wide * 0.5} ${y}q${wide * 0.4} -22 ${wide * 0.5} 2q${wide * 0.1} -24 ${wide * 0.5} -2q-4 20 ${-wide * 0.5} 34q${-wide * 0.5} -12 ${-wide * 0.5} -34`,
      '#2f3a4e',
      4,
      0.72,
    ) +
    stroke(
      `M${u - wide * 0.6} ${v}q${wide * 0.6} 12 ${wide * 1.2} 0M${u - wide * 0.6} ${v + 12}q${wide * 0.6} 12 ${wide * 1.2} 0`,
      '#2f3a4e',
      4,
      0.66,
    )
  )
}
