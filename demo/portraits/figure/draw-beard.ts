import { mixColors } from '../mix-colors.ts'
import { ageing, type Character } from './character.ts'
import { mouthHeight } from './draw-mouth.ts'
import type { Head } from './head.ts'
import { clipped, curve, fill, joined, outline, type Point, stroke } from './strokes.ts'
import type { Tones } from './tones.ts'

/**
 * A beard that grows from the face: its outer edge is the jaw's own outline, a little further out the longer it is, and
 * the moustache touches nose and cheeks.
 */
export function drawBeard(character: Character, head: Head, tones: Tones): string {
  const { beard, features: f } = character
  if (beard === 'none') return ''
  const old = ageing(character)
  const hair = mixColors(character.hair, old > 0.3 ? '#b8b2b4' : '#3a1a14', old > 0.3 ? old * 0.35 : 0.12)
  const mouth = mouthHeight(character)
  const at = (x: number, y: number, z = 88): Point => head.place(x, y, z)
  const nose = 62 + f.noseLength * 5
  const grow = { stubble: 0, short: 4, full: 17, moustache: 0, goatee: 8 }[beard]
  const whiskers = joined(
    [
      at(-36, mouth + 4, 84),
      at(-33, mouth - 14, 88),
      at(-16, nose + 7, 98),
      at(0, nose + 5, 104),
      at(16, nose + 7, 98),
      at(33, mouth - 14, 88),
      at(36, mouth + 4, 84),
    ],
    [
      at(36, mouth + 4, 84),
      at(20, mouth - 9, 92),
      at(0, mouth - 8, 96),
      at(-20, mouth - 9, 92),
      at(-36, mouth + 4, 84),
    ],
  )
  if (beard === 'moustache')
    return (
      fill(whiskers, hair) +
      stroke(curve([at(-22, mouth - 9), at(0, nose + 9, 98), at(22, mouth - 9)]), tones.light, 2, 0.16)
    )
  const lower = head.outline.map(([x, y]): Point => {
    const down = Math.max(0, y - 20) / 130
    return [x + Math.sign(x) * grow * down * 0.45, y + grow * down * down * 1.5]
  })
  const inner = (sign: 1 | -1): Point[] => [
    at(sign * 98, 0, 20),
    at(sign * 88, 34, 40),
    at(sign * 70, 66, 66),
    at(sign * 46, mouth - 16, 82),
  ]
  const ring =
    beard === 'goatee'
      ? joined(
          [
            at(-44, mouth - 16, 82),
            at(-44, mouth + 12, 82),
            at(-36, head.chinY, 70),
            at(0, head.chinY + grow, 60),
            at(36, head.chinY, 70),
            at(44, mouth + 12, 82),
            at(44, mouth - 16, 82),
          ],
          [
            at(44, mouth - 16, 82),
            at(18, nose + 6, 98),
            at(0, nose + 5, 104),
            at(-18, nose + 6, 98),
            at(-44, mouth - 16, 82),
          ],
        )
      : joined(
          [
            [-150, -6],
            [-150, 260],
            [150, 260],
            [150, -6],
          ],
          [
            ...inner(1),
            at(18, nose + 6, 98),
            at(0, nose + 5, 104),
            at(-18, nose + 6, 98),
            ...inner(-1).reverse(),
            [-150, -6],
          ],
        )
  const hole = joined(
    [at(-39, mouth - 9, 84), at(0, mouth - 12, 96), at(39, mouth - 9, 84)],
    [
      at(39, mouth - 9, 84),
      at(23, mouth + 19, 88),
      at(0, mouth + 22, 92),
      at(-23, mouth + 19, 88),
      at(-39, mouth - 9, 84),
    ],
  )
  const soft = beard === 'stubble' ? 0.3 : 1
  const body = `<path d="${ring}${hole}" fill="${hair}" fill-rule="evenodd" fill-opacity="${soft}"/>`
  const strands =
    beard === 'stubble'
      ? ''
      : stroke(
          `M-40 ${head.chinY - 26}q6 16 14 22M40 ${head.chinY - 26}q-4 16 -12 22M0 ${head.chinY - 18}v20M-74 70q2 20 10 30M72 70q-2 20 -10 30`,
          mixColors(hair, '#fff0d6', 0.3),
          2.6,
          0.35,
        )
  return clipped('beard', outline(lower), body + strands)
}
