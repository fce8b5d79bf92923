import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, rect, type SceneLayer, sky } from './shapes.ts'

export function brickWall(random: Random, [light, dark, mortar, shadow]: Colors): SceneLayer[] {
  let wall = sky
  for (let row = 0; row < 20; row++)
    for (let x = (row % 2) * -52; x < 600; x += 104)
      wall += rect(x, row * 44, 99, 39, random.pick([light, dark, mortar]), random.between(0.1, 0.42), 3)
  let shade = ''
  for (let i = 0; i < 30; i++)
    shade += ellipse(
      random.between(300, 640),
      random.between(-20, 560),
      random.between(46, 96),
      random.between(10, 20),
      shadow,
      0.26,
      random.between(-60, 20),
    )
  return [
    { drawn: wall, defs: gradient('sky', [light, dark], true), blur: 2.6 },
    { drawn: shade, blur: 6 },
  ]
}
