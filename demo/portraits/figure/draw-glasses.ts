import type { Character, Glasses } from './character.ts'
import type { Head } from './head.ts'
import { stroke } from './strokes.ts'

const frames: Record<
  Exclude<Glasses, 'none'>,
  { rx: number; ry: number; round: number; color: string; width: number }
> = {
  round: { rx: 31, ry: 30, round: 30, color: '#6b4a2c', width: 4 },
  square: { rx: 34, ry: 25, round: 11, color: '#241a22', width: 6 },
  browline: { rx: 34, ry: 26, round: 15, color: '#5a3a34', width: 3.4 },
  sun: { rx: 35, ry: 28, round: 18, color: '#1c1520', width: 6 },
}

export function drawGlasses({ glasses, features }: Character, head: Head): string {
  if (glasses === 'none') return ''
  const { rx, ry, round, color, width } = frames[glasses]
  const gap = 46 + features.eyeGap * 3
  const lens = (sign: 1 | -1) => {
    const [x, y] = head.place(sign * gap, -3, 86)
    const wide = rx * (sign === 1 ? 1 - head.turn * 0.5 : 1 - head.turn * 0.05)
    const glass = glasses === 'sun' ? 'fill="#2a1f2e" fill-opacity=".9"' : 'fill="#ffffff" fill-opacity=".1"'
    const top =
      glasses === 'browline'
        ? stroke(`M${x - wide} ${y - ry + 8}Q${x} ${y - ry - 5} ${x + wide} ${y - ry + 8}`, color, 8)
        : ''
    const shine = stroke(
      `M${x - wide * 0.5} ${y + ry * 0.3}L${x - wide * 0.1} ${y - ry * 0.5}`,
      '#ffffff',
      4,
      glasses === 'sun' ? 0.3 : 0.22,
    )
    return `<rect x="${(x - wide).toFixed(1)}" y="${(y - ry).toFixed(1)}" width="${(wide * 2).toFixed(1)}" height="${ry * 2}" rx="${round}" ${glass} stroke="${color}" stroke-width="${width}"/>${shine}${top}`
  }
  const [l, r] = [head.place(-gap, -8, 86), head.place(gap, -8, 86)]
  const bridge = stroke(
    `M${l[0] + rx} ${l[1]}Q${(l[0] + r[0]) / 2 + head.turn * 6} ${l[1] - 9} ${r[0] - rx * (1 - head.turn * 0.5)} ${l[1]}`,
    color,
    4,
  )
  const temple = stroke(`M${l[0] - rx} ${l[1] - 4}L${-100 + head.turn * 22} -14`, color, 4.5)
  const other =
    head.turn < 0.12
      ? stroke(`M${r[0] + rx * (1 - head.turn * 0.5)} ${r[1] - 4}L${102 - head.turn * 40} -14`, color, 4.5)
      : ''
  return temple + other + lens(-1) + lens(1) + bridge
}
