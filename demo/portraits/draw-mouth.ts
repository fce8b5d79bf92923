import type { StyleElement } from './draw-eyes.ts'
import type { Mouth } from './picture-plan.ts'

const ink = { type: 'color', name: 'mouth' }
const lipColor = { type: 'color', name: 'lips' }

const openShape = {
  grin: 'M54 22C104 34 176 31 228 15C216 62 178 84 142 82C106 80 70 54 54 22Z',
  laugh: 'M50 16C102 30 178 28 232 10C226 76 184 108 142 106C100 103 64 66 50 16Z',
}
const teeth = 'M62 24C106 36 176 33 222 20C217 38 208 50 198 55C160 64 110 60 82 46C73 40 66 32 62 24Z'
const closedLine = {
  smile: 'M46 20C84 56 172 66 232 14M40 26Q44 16 54 15M226 9Q236 9 238 19',
  gentle: 'M62 30C104 52 172 50 220 20M56 33Q60 24 68 24',
}
const closedLips = {
  smile: 'M66 36C98 34 124 26 144 33C160 24 188 24 216 27C196 76 112 84 66 36Z',
  gentle: 'M74 35C104 33 126 25 146 31C162 22 184 22 210 25C190 68 118 76 74 35Z',
}

function shape(d: string, attributes: Record<string, unknown>): StyleElement {
  return {
    name: 'path',
    type: 'element',
    attributes: { d, 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...attributes },
  }
}

/** A happy mouth for Lorelei's `mouth` part; painted lips are thicker than bare ones. */
export function drawMouth(kind: Mouth, painted: boolean): StyleElement[] {
  if (kind === 'smile' || kind === 'gentle') {
    return [
      shape(closedLips[kind], { fill: lipColor, 'fill-opacity': painted ? '1' : '.45' }),
      shape(closedLine[kind], { stroke: ink, 'stroke-width': painted ? '9' : '11' }),
    ]
  }
  const outline = openShape[kind]
  const rim = painted ? [shape(outline, { stroke: lipColor, 'stroke-width': '26' })] : []
  const inside =
    kind === 'grin'
      ? [shape(outline, { fill: '#fffaf3' })]
      : [
          shape(outline, { fill: '#6d1a2b' }),
          shape(teeth, { fill: '#fffaf3' }),
          shape('M104 92C118 74 168 72 186 88C172 104 128 110 104 92Z', { fill: '#e0707c' }),
        ]
  return [...rim, ...inside, shape(outline, { stroke: ink, 'stroke-width': painted ? '8' : '10' })]
}
