import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, rect, type SceneLayer, sky } from './shapes.ts'

/** A tall window with curtains and what grows outside. */
export function windowSeat(random: Random, [wall, shade, air, green, curtain, frame]: Colors): SceneLayer[] {
  const left = random.between(90, 170)
  let view = rect(left, 20, 330, 640, air)
  for (let i = 0; i < 26; i++)
    view += ellipse(
      random.between(left, left + 330),
      random.between(330, 650),
      random.between(40, 90),
      random.between(26, 60),
      green,
      random.between(0.25, 0.6),
    )
  view += ellipse(left + 240, 120, 90, 90, '#ffffff', 0.5)
  let room =
    rect(left - 16, 4, 362, 18, frame) +
    rect(left - 16, 4, 18, 672, frame) +
    rect(left + 328, 4, 18, 672, frame)
  room +=
    rect(left + 158, 20, 14, 640, frame) +
    rect(left, 300, 330, 12, frame) +
    rect(left - 40, 656, 410, 24, frame)
  room += rect(-20, 680, 640, 140, shade, 0.8)
  let drapes = ''
  for (const [x, lean] of [
    [left - 96, 34],
    [left + 336, -34],
  ] as const)
    for (let fold = 0; fold < 5; fold++)
      drapes += path(
        `M${x + fold * 18} -20Q${x + fold * 18 + lean} 400 ${x + fold * 18} 720H${x + fold * 18 + 26}Q${x + fold * 18 + 22 + lean} 400 ${x + fold * 18 + 26} -20Z`,
        fold % 2 ? curtain : '#ffffff',
        fold % 2 ? 0.95 : 0.3,
      )
  const beam = path(`M${left} 20H${left + 330}L${left + 150} 820H${left - 260}Z`, '#fff3cc', 0.22)
  return [
    { drawn: sky + view, defs: gradient('sky', [wall, shade]), blur: 5 },
    { drawn: room + drapes, blur: 2 },
    { drawn: beam, blur: 24 },
  ]
}
