import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, rect, type SceneLayer, sky } from './shapes.ts'

export function beach(random: Random, [top, low, sea, shore, sand]: Colors): SceneLayer[] {
  let drawn = sky
  for (let i = 0; i < 10; i++)
    drawn += ellipse(
      random.between(0, 600),
      random.between(60, 360),
      random.between(50, 150),
      random.between(12, 30),
      '#ffffff',
      0.5,
    )
  drawn += rect(-20, 450, 640, 150, 'url(#sea)')
  for (let i = 0; i < 16; i++)
    drawn += rect(
      random.between(-20, 560),
      random.between(462, 560),
      random.between(40, 130),
      5,
      '#ffffff',
      random.between(0.2, 0.6),
      3,
    )
  drawn += rect(-20, 590, 640, 230, sand)
  drawn += path('M-20 586Q140 562 300 588T620 580V606Q450 600 300 614T-20 612Z', '#ffffff', 0.9)
  return [{ drawn, defs: gradient('sky', [top, low, low]) + gradient('sea', [sea, shore]), blur: 5.5 }]
}
