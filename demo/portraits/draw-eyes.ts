import type { Eyes } from './picture-plan.ts'

export type StyleElement = {
  name: string
  type: 'element'
  attributes: Record<string, unknown>
  children?: StyleElement[]
}

type Eye = { x: number; y: number; rx: number; ry: number; outer: 1 | -1 }

const near: Eye = { x: 109, y: 55, rx: 62, ry: 36, outer: -1 }
const far: Eye = { x: 298, y: 51, rx: 42, ry: 34, outer: 1 }

const ink = { type: 'color', name: 'eyes' }

function stroke(d: string, width: number, opacity = 1): StyleElement {
  return {
    name: 'path',
    type: 'element',
    attributes: {
      d,
      stroke: ink,
      'stroke-width': String(width),
      'stroke-linecap': 'round',
      'stroke-opacity': String(opacity),
    },
  }
}

function disc(x: number, y: number, rx: number, ry: number, fill: unknown): StyleElement {
  const d = `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`
  return { name: 'path', type: 'element', attributes: { d, fill } }
}

function lashes(eye: Eye, lift: number): StyleElement {
  const x = eye.x + eye.outer * eye.rx
  const y = eye.y + 4 - lift
  const out = eye.outer
  return stroke(
    `M${x - out * 4} ${y}q${out * 12} -3 ${out * 21} -15M${x - out * 15} ${y - 13}q${out * 8} -5 ${out * 13} -15`,
    9,
  )
}

function open(eye: Eye, look: number, lashed: boolean, squint: number): StyleElement[] {
  const { x, y, rx } = eye
  const up = eye.ry * (1 - squint * 0.28)
  const down = eye.ry * (1 - squint * 0.42)
  const upper = `M${x - rx} ${y + 5}C${x - rx * 0.62} ${y - up} ${x + rx * 0.45} ${y - up * 1.12} ${x + rx} ${y + 3}`
  const lower = `C${x + rx * 0.62} ${y + down} ${x - rx * 0.45} ${y + down * 1.1} ${x - rx} ${y + 5}Z`
  const size = rx * 0.16 + 14.5 - squint * 4.5
  const at = x + look * rx * 0.3
  const parts: StyleElement[] = [
    { name: 'path', type: 'element', attributes: { d: upper + lower, fill: '#fffaf5' } },
    disc(at, y, size * (rx / 90 + 0.34), size, { type: 'color', name: 'iris' }),
    disc(at, y, size * 0.5 * (rx / 90 + 0.34), size * 0.54, '#160a12'),
    disc(at - size * 0.3, y - size * 0.34, size * 0.24, size * 0.24, '#ffffff'),
    stroke(upper, lashed ? 14 : 11),
    stroke(
      `M${x - rx * 0.5} ${y + down * 0.8}Q${x + 4} ${y + down * 1.02} ${x + rx * 0.55} ${y + down * 0.72}`,
      5,
      0.5,
    ),
  ]
  return lashed ? [...parts, lashes(eye, 0)] : parts
}

function shut(eye: Eye, lashed: boolean): StyleElement[] {
  const arc = stroke(
    `M${eye.x - eye.rx * 0.9} ${eye.y + 14}Q${eye.x} ${eye.y - 34} ${eye.x + eye.rx * 0.9} ${eye.y + 12}`,
    12,
  )
  return lashed ? [arc, lashes({ ...eye, rx: eye.rx * 0.88 }, -8)] : [arc]
}

/** Our own eyes, with a coloured iris, as a drawing for Lorelei's `eyes` part. */
export function drawEyes(kind: Eyes, lashed: boolean): StyleElement[] {
  if (kind === 'laughing') return [...shut(near, lashed), ...shut(far, lashed)]
  if (kind === 'wink') return [...open(near, 0.35, lashed, 0.3), ...shut(far, lashed)]
  const look = { forward: 0.1, aside: 0.75, back: -0.6, soft: 0.25 }[kind]
  const squint = kind === 'soft' ? 0.8 : 0.15
  return [...open(near, look, lashed, squint), ...open(far, look, lashed, squint)]
}
