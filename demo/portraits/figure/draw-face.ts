import { mixColors } from '../mix-colors.ts'
import { ageing, type Character, type Eyes, type Mouth } from './character.ts'
import { drawBeard } from './draw-beard.ts'
import { drawEyes } from './draw-eyes.ts'
import { drawMouth } from './draw-mouth.ts'
import { drawNose } from './draw-nose.ts'
import type { Head } from './head.ts'
import { clipped, curve, fill, outline, oval, stroke } from './strokes.ts'
import { brightness, type Tones } from './tones.ts'

function drawEar(character: Character, x: number, tones: Tones, sign: 1 | -1): string {
  const big = 1 + ageing(character) * 0.14
  const lobe = `M${x} -14C${x + sign * 20 * big} -30 ${x + sign * 24 * big} 2 ${x + sign * 14} 20C${x + sign * 10} ${34 * big} ${x + sign * 4} ${42 * big} ${x - sign * 3} ${36 * big}Z`
  return (
    fill(lobe, mixColors(tones.skin, tones.shade, 0.5)) +
    stroke(
      `M${x + sign * 6} -10Q${x + sign * 16} -12 ${x + sign * 10} 8Q${x + sign * 4} 14 ${x + sign * 7} 22`,
      tones.deep,
      2.8,
      0.5,
    )
  )
}

function drawEarring({ earrings }: Character, x: number, y: number): string {
  const gold = '#e3b95c'
  if (earrings === 'studs') return oval(x, y - 3, 4.5, 4.5, '#f6e7c0')
  if (earrings === 'hoops') return stroke(`M${x} ${y - 4}a13 15 0 1 0 .1 0`, gold, 3.6)
  if (earrings === 'drops')
    return stroke(`M${x} ${y - 4}V${y + 12}`, gold, 2.6) + oval(x, y + 19, 5.5, 9, gold)
  return ''
}

/** Light and shade of the face, all within its outline: no line of it ends in the open. */
function modelling(character: Character, head: Head, tones: Tones): string {
  const old = ageing(character)
  const warm = brightness(character.skin) < 0.5 ? '#c0453c' : '#ef6a5c'
  const [near, far] = [head.place(-58, 48, 60), head.place(58, 48, 60)]
  const socket = (sign: 1 | -1) => {
    const [x, y] = head.place(sign * 45, -12, 76)
    return oval(x, y, 31, 23, 'url(#hollow)')
  }
  const forehead =
    old > 0.4
      ? stroke(
          curve([head.place(-46, -68, 60), head.place(0, -72, 70), head.place(44, -68, 60)]),
          tones.deep,
          4.5,
          (old - 0.35) * 0.5,
        )
      : ''
  return (
    fill('M-140 -170H140V190H-140Z', 'url(#side)') +
    `<radialGradient id="cheek"><stop offset="0" stop-color="${warm}" stop-opacity=".22"/><stop offset="1" stop-color="${warm}" stop-opacity="0"/></radialGradient>` +
    oval(near[0], near[1], 44, 36, 'url(#cheek)') +
    oval(far[0], far[1], 40, 36, 'url(#cheek)') +
    socket(-1) +
    socket(1) +
    forehead
  )
}

/** A head without hair. `mid` is what lies between skin and features: the shadow of the hair. */
export function drawFace(
  character: Character,
  head: Head,
  expression: { eyes: Eyes; mouth: Mouth },
  tones: Tones,
  mid: string,
): string {
  const d = outline(head.outline)
  const earNear = -101 - character.features.width * 5 + head.turn * 20
  const earFar = 101 + character.features.width * 5 - head.turn * 60
  const shown = !coveredEars.has(character.hairstyle)
  const ears = shown ? drawEar(character, earFar, tones, 1) + drawEar(character, earNear, tones, -1) : ''
  const rings =
    drawEarring(character, earNear - 5, 44) + (head.turn < 0.12 ? drawEarring(character, earFar + 5, 44) : '')
  return (
    ears +
    fill(d, tones.skin) +
    clipped('face', d, modelling(character, head, tones) + mid) +
    (shown && head.turn > 0.2 ? drawEar(character, earNear + 1, tones, -1) : '') +
    drawBeard(character, head, tones) +
    drawEyes(character, head, expression.eyes, tones) +
    drawNose(character, head, tones) +
    drawMouth(character, head, expression.mouth, tones) +
    (shown ? rings : '')
  )
}

/** Hair that hangs over the ears. */
const coveredEars = new Set(
  'straight shoulder wavy longWaves curls shortCurls bob lob fringe waved wavedLob shoulderLong wavyMid'.split(
    ' ',
  ),
)
