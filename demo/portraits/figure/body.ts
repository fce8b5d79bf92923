import type { Character } from './character.ts'
import { curve, fill, joined, mirrored, outline, type Point, points, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

/** Half widths of a body and thickness of its limbs, in the head's space. */
export type Body = {
  female: boolean
  shoulder: number
  bust: number
  waist: number
  hip: number
  neck: number
  arm: number
  fore: number
}

export function shapeBody({ gender, body }: Pick<Character, 'gender' | 'body'>): Body {
  const at = { slim: 0, normal: 1, fat: 2 }[body]
  const row = (...values: [number, number, number]) => values[at] ?? values[1]
  return gender === 'female'
    ? {
        female: true,
        shoulder: row(188, 200, 228),
        bust: row(138, 156, 216),
        waist: row(112, 134, 206),
        hip: row(160, 186, 276),
        neck: row(43, 47, 60),
        arm: row(36, 41, 60),
        fore: row(29, 32, 42),
      }
    : {
        female: false,
        shoulder: row(226, 248, 266),
        bust: row(182, 204, 240),
        waist: row(148, 178, 256),
        hip: row(158, 180, 252),
        neck: row(56, 64, 78),
        arm: row(42, 50, 62),
        fore: row(35, 40, 48),
      }
}

/** The right edge of the torso from the neck's foot down. */
export function torsoSide({ shoulder, bust, waist, hip, neck, female }: Body): Point[] {
  return points`${neck + 14} 214, ${shoulder * 0.56} 238, ${shoulder * 0.86} 262, ${shoulder} 318, ${bust + (female ? 2 : 14)} 410, ${bust - (female ? 2 : 4)} 480, ${(bust + waist) / 2 - (female ? 6 : 0)} 560, ${waist} 650, ${(waist + hip) / 2 + 8} 740, ${hip} 860, ${hip + 4} 1000`
}

export function torsoOutline(body: Body): string {
  const side = torsoSide(body)
  return joined(side, mirrored(side).reverse())
}

/** Neck and the skin that a neckline may show. */
export function drawNeck(
  body: Body,
  jawX: number,
  chinY: number,
  turn: number,
  tones: Tones,
  age: number,
): string {
  const top = 70
  const shift = turn * 8
  const wide = Math.min(body.neck, jawX - 12)
  const side = (sign: 1 | -1): Point[] =>
    points`${sign * wide + shift} ${top}, ${sign * (wide - 2) + shift * 0.6} 150, ${sign * (body.neck + 2)} 190, ${sign * (body.neck + 24)} 222, ${sign * body.shoulder * 0.62} 248, ${sign * body.shoulder * 0.84} 290, ${sign * (body.bust - 14)} 400, ${sign * body.bust * 0.7} 480`
  const shadow = outline(
    points`${-wide - 20 + shift} 90, ${wide + 20 + shift} 90, ${wide + shift * 0.8} ${chinY + 14}, ${turn * 44} ${chinY + 42}, ${-wide + shift * 0.8} ${chinY + 18}`,
  )
  const neck = joined(side(1), side(-1).reverse())
  const cords = stroke(
    `${curve(points`${-22 + shift} 176, -12 212, -8 232`)}${curve(points`${28 + shift} 172, 16 212, 10 232`)}`,
    tones.deep,
    4,
    0.13 + age * 0.3,
  )
  const bones = stroke(
    `${curve(points`-14 244, -60 240, ${-body.shoulder * 0.56} 262`)}${curve(points`14 244, 60 240, ${body.shoulder * 0.56} 262`)}`,
    tones.deep,
    4.5,
    0.24,
  )
  return (
    fill(neck, tones.skin) +
    `<clipPath id="neck"><path d="${neck}"/></clipPath><g clip-path="url(#neck)">${fill(shadow, tones.deep, 0.5)}</g>` +
    cords +
    bones
  )
}
