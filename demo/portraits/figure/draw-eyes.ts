import { mixColors } from '../mix-colors.ts'
import { ageing, type Character, type Eyes } from './character.ts'
import type { Head } from './head.ts'
import { clipped, curve, fill, group, joined, oval, type Point, points, stroke } from './strokes.ts'
import { brightness, ink, type Tones } from './tones.ts'

const lookAside: Record<Eyes, number> = { forward: 0, aside: 5.5, back: -5.5, soft: 1, laughing: 0 }

/** One eye around its middle, its outer corner on the right. */
function drawEye(character: Character, kind: Eyes, look: number, id: string, tones: Tones): string {
  const old = ageing(character)
  const female = character.gender === 'female'
  const lid = mixColors(ink, character.hair, 0.16)
  const tilt = character.features.eyeTilt * 2 + (female ? 2 : 0.5) - old * 3
  if (kind === 'laughing') {
    const arc = curve(points`-21 5, -10 -5, 4 -7, 22 ${3 - tilt * 0.5}`)
    const lashes = female ? stroke('M20 1L27 -4', lid, 3.4) : ''
    return (
      stroke(arc, lid, female ? 5.4 : 4.4) +
      lashes +
      stroke(curve(points`-12 11, 2 12, 14 9`), tones.deep, 3, 0.3)
    )
  }
  const open = (kind === 'soft' ? 0.74 : 0.95) - old * 0.14
  const upper: Point[] = points`-21 3, -12 ${-7 * open}, 3 ${-11.5 * open}, 14 ${-8 * open - tilt * 0.5}, 22 ${-tilt}`
  const lower: Point[] = points`22 ${-tilt}, 11 ${7 * open}, -5 ${8 * open}, -21 3`
  const shape = joined(upper, lower)
  const ball =
    fill('M-30 -20H30V20H-30Z', '#f7f1ea') +
    oval(look, -1.6 * open, 9.4, 9.8, character.iris) +
    oval(look, -1.6 * open, 9.4, 9.8, 'url(#iris)') +
    oval(look, -1.6 * open, 4.2, 4.4, '#140a10') +
    fill('M-30 -20H30V-5.5Q0 -9 -30 -3Z', '#4a2a38', 0.26) +
    oval(look + 3, -5.4 * open, 2.5, 2.5, '#ffffff')
  const above = upper.map(([x, y]): Point => [x * 1.05 + 0.5, y - 6.5 + old * 2])
  const liner = female
    ? fill(
        joined(
          upper,
          points`22 ${-tilt}, 30 ${-tilt - 7}, 17 ${-12 * open - tilt * 0.5}, 3 ${-15.2 * open}, -13 ${-9 * open}, -21 3`,
        ),
        lid,
      )
    : stroke(curve(upper), lid, 4.2)
  const bag = stroke(curve(points`-15 14, 0 ${17 + old * 2}, 16 11`), tones.deep, 4.5, 0.1 + old * 0.3)
  const crow = old > 0.35 ? stroke('M29 1L37 -3M29 6L38 7', tones.deep, 3.2, 0.14 + old * 0.26) : ''
  return (
    bag +
    crow +
    fill(
      joined(above, [...upper].reverse()),
      female ? mixColors(tones.deep, '#7a3a5c', 0.25) : tones.shade,
      female ? 0.5 : 0.6,
    ) +
    clipped(id, shape, ball) +
    liner +
    stroke(curve(lower), tones.line, 1.8, 0.5) +
    stroke(curve(above), tones.deep, 2.6, 0.55 + old * 0.2)
  )
}

function drawBrow(character: Character): string {
  const { features: f, gender } = character
  const old = ageing(character)
  const male = gender === 'male'
  const thick = (male ? 9.5 : 6.2) + f.browWidth * 1.6 - old * 1.4
  const calm = male ? 0.5 : 2.6
  const peak = (male ? -3.5 : -6.5) - f.browArch * 2
  const color = mixColors(
    character.hair,
    '#2a1a18',
    brightness(character.hair) > 0.55 && old > 0.2 ? 0.2 : 0.5,
  )
  const top: Point[] = points`-23 ${-thick * 0.62 - calm}, -6 ${peak * 0.7 - thick * 0.55}, 12 ${peak - thick * 0.4}, 31 ${3 + old * 3}`
  const bottom: Point[] = points`31 ${3 + old * 3}, 12 ${peak + thick * 0.42}, -6 ${peak * 0.7 + thick * 0.42}, -25 ${thick * 0.3 - calm}`
  return fill(joined(top, bottom), color, 0.94)
}

/** Both eyes and brows on a head. */
export function drawEyes(character: Character, head: Head, kind: Eyes, tones: Tones): string {
  const { features: f } = character
  const old = ageing(character)
  const gap = 46 + f.eyeGap * 3
  const size = (character.gender === 'female' ? 1.05 : 0.97) + f.eyeSize * 0.06 - old * 0.05
  const side = (sign: 1 | -1) => {
    const [x, y] = head.place(sign * gap, -6, 76)
    const far = sign === 1 ? 1 - head.turn * 0.55 : 1 - head.turn * 0.06
    const look = lookAside[kind] * sign
    const eye = drawEye(character, kind, look, sign === 1 ? 'eye-r' : 'eye-l', tones)
    const raise = kind === 'laughing' ? -41 : -36
    const [bx, by] = head.place(sign * gap, raise + f.browArch * -1 + old * 2, 80)
    return (
      group(
        eye,
        `translate(${x.toFixed(1)} ${y}) scale(${(sign * size * far).toFixed(3)} ${size.toFixed(3)})`,
      ) +
      group(
        drawBrow(character),
        `translate(${bx.toFixed(1)} ${by.toFixed(1)}) scale(${(sign * far).toFixed(3)} 1)`,
      )
    )
  }
  return side(-1) + side(1)
}
