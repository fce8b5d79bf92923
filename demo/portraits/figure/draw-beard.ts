import { hairShades } from '../complexions.ts'
import { mixColors } from '../mix-colors.ts'
import { ageing, type Character } from './character.ts'
import { mouthHeight } from './draw-mouth.ts'
import type { Head } from './head.ts'
import { clipped, curve, fill, joined, outline, type Point, points, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

type Places = { at: (x: number, y: number, z?: number) => Point; mouth: number; nose: number }

/** The edge of the upper lip's hair, from the right cheek to the left. */
const moustacheEdge = ({ at, nose }: Places): Point[] => [
  at(18, nose + 6, 98),
  at(0, nose + 5, 104),
  at(-18, nose + 6, 98),
]

function drawMoustache(places: Places, hair: string, tones: Tones): string {
  const { at, mouth, nose } = places
  const side = (sign: 1 | -1) => [at(sign * 36, mouth + 4, 84), at(sign * 33, mouth - 14, 88)]
  const below = [at(20, mouth - 9, 92), at(0, mouth - 8, 96), at(-20, mouth - 9, 92), at(-36, mouth + 4, 84)]
  const whiskers = joined(
    [...side(-1), ...moustacheEdge(places).reverse(), ...side(1).reverse()],
    [at(36, mouth + 4, 84), ...below],
  )
  const shine = curve([at(-22, mouth - 9), at(0, nose + 9, 98), at(22, mouth - 9)])
  return fill(whiskers, hair) + stroke(shine, tones.light, 2, 0.16)
}

function goatee({ at, mouth, ...rest }: Places, chinY: number, grow: number): string {
  const side = (sign: 1 | -1): Point[] => [
    at(sign * 44, mouth - 16, 82),
    at(sign * 44, mouth + 12, 82),
    at(sign * 36, chinY, 70),
  ]
  const edge = [at(44, mouth - 16, 82), ...moustacheEdge({ at, mouth, ...rest }), at(-44, mouth - 16, 82)]
  return joined([...side(-1), at(0, chinY + grow, 60), ...side(1).reverse()], edge)
}

/** All below a line from ear to ear; the jaw's outline cuts it. */
function wholeBeard(places: Places): string {
  const { at, mouth } = places
  const cheek = (sign: 1 | -1): Point[] => [
    at(sign * 98, 0, 20),
    at(sign * 88, 34, 40),
    at(sign * 70, 66, 66),
    at(sign * 46, mouth - 16, 82),
  ]
  return joined(points`-150 -6, -150 260, 150 260, 150 -6`, [
    ...cheek(1),
    ...moustacheEdge(places),
    ...cheek(-1).reverse(),
    [-150, -6],
  ])
}

function mouthHole({ at, mouth }: Places): string {
  const below = [
    at(23, mouth + 19, 88),
    at(0, mouth + 22, 92),
    at(-23, mouth + 19, 88),
    at(-39, mouth - 9, 84),
  ]
  return joined(
    [at(-39, mouth - 9, 84), at(0, mouth - 12, 96), at(39, mouth - 9, 84)],
    [at(39, mouth - 9, 84), ...below],
  )
}

/** Nobody dyes their beard. */
function beardColor({ hair }: Character): string {
  return hairShades.other.includes(hair) ? '#6b4630' : hair
}

/**
 * A beard that grows from the face: its outer edge is the jaw's own outline, a little further out the longer it is, and
 * the moustache touches nose and cheeks.
 */
export function drawBeard(character: Character, head: Head, tones: Tones): string {
  const { beard, features: f } = character
  if (beard === 'none') return ''
  const old = ageing(character)
  const hair = mixColors(
    beardColor(character),
    old > 0.3 ? '#b8b2b4' : '#3a1a14',
    old > 0.3 ? old * 0.35 : 0.12,
  )
  const places: Places = {
    at: (x, y, z = 88) => head.place(x, y, z),
    mouth: mouthHeight(character),
    nose: 62 + f.noseLength * 5,
  }
  if (beard === 'moustache') return drawMoustache(places, hair, tones)
  const grow = { stubble: 0, short: 4, full: 17, goatee: 8 }[beard]
  const jaw = head.outline.map(([x, y]): Point => {
    const down = Math.max(0, y - 20) / 130
    return [x + Math.sign(x) * grow * down * 0.45, y + grow * down * down * 1.5]
  })
  const shape =
    (beard === 'goatee' ? goatee(places, head.chinY, grow) : wholeBeard(places)) + mouthHole(places)
  const sheer = beard === 'stubble' ? 0.3 : 1
  const body = `<path d="${shape}" fill="${hair}" fill-rule="evenodd" fill-opacity="${sheer}"/>`
  const low = head.chinY - 26
  const lines = `M-40 ${low}q6 16 14 22M40 ${low}q-4 16 -12 22M0 ${low + 8}v20M-74 70q2 20 10 30M72 70q-2 20 -10 30`
  const strands = beard === 'stubble' ? '' : stroke(lines, mixColors(hair, '#fff0d6', 0.3), 2.6, 0.35)
  return clipped('beard', outline(jaw), body + strands)
}
