import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, rect, type SceneLayer, sky } from './shapes.ts'

export function livingRoom(
  random: Random,
  [wall, shade, frame, sofa, leaf, ...prints]: Colors,
): SceneLayer[] {
  let room = sky
  for (const [x, y, w, h] of [
    [40, 90, 130, 170],
    [196, 60, 110, 140],
    [196, 222, 110, 96],
  ] as const) {
    room += rect(x - 8, y - 8, w + 16, h + 16, frame) + rect(x, y, w, h, random.pick(prints))
    room += ellipse(x + w / 2, y + h * 0.6, w * 0.34, h * 0.26, random.pick(prints), 0.9)
  }
  room += rect(-20, 560, 640, 260, sofa, 1, 40) + ellipse(120, 580, 90, 60, random.pick(prints), 0.9, -12)
  for (let i = 0; i < 11; i++) {
    const turn = -80 + i * 16
    room += ellipse(505 + turn * 0.9, 470 - (80 - Math.abs(turn)) * 1.2, 22, 92, leaf, 0.85, turn)
  }
  room += rect(470, 520, 76, 90, prints[0], 1, 8)
  const lamp =
    ellipse(430, 170, 170, 170, '#ffd995', 0.55) + path('M380 190L410 110H460L490 190Z', '#fff0cc', 0.9)
  return [
    { drawn: room, defs: gradient('sky', [wall, shade]), blur: 6.5 },
    { drawn: lamp, blur: 12 },
  ]
}
