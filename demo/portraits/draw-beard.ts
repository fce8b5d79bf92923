import type { StyleElement } from './draw-eyes.ts'
import type { Beard } from './picture-plan.ts'

const moustache =
  'M166 86C180 62 230 50 264 61C296 49 342 50 360 72C338 75 302 66 264 74C230 70 194 76 166 86Z'
const mouthHole = 'M176 88C214 78 312 74 354 82C350 124 316 160 276 160C230 160 190 136 176 88Z'

function jaw(chin: number, fluff: number): string {
  const y = (value: number) => Math.round(83 + (value - 83) * chin)
  const low = (value: number) => y(value) + fluff
  return [
    `M16 22C${18 - fluff} ${y(108)} ${62 - fluff} ${low(190)} ${134 - fluff} ${low(226)}`,
    `C206 ${low(262)} 262 ${low(270)} 306 ${low(262)}C${380 + fluff * 0.6} ${low(246)} ${424 + fluff * 0.6} ${y(176)} 425 70`,
    'C410 100 394 104 376 84C356 60 306 52 278 64C250 54 196 60 164 92',
    `C146 ${y(138)} 106 ${y(140)} 82 ${y(112)}C58 84 40 54 34 20Z`,
  ].join('')
}

/**
 * A beard along Lorelei's jaw, in the hair's colour, with room for the smile.
 * @param chin how long the head's chin is: 1 for head 01, about 0.82 for the others
 */
export function drawBeard(kind: Beard, chin: number): StyleElement[] {
  const fill = { type: 'color', name: 'beard' }
  if (kind === 'none') return []
  if (kind === 'moustache') return [{ name: 'path', type: 'element', attributes: { d: moustache, fill } }]
  const d = jaw(chin, kind === 'full' ? 30 : kind === 'short' ? 6 : -7) + mouthHole
  const opacity = kind === 'stubble' ? '.5' : '1'
  return [
    {
      name: 'path',
      type: 'element',
      attributes: { d, fill, 'fill-rule': 'evenodd', 'fill-opacity': opacity },
    },
  ]
}
