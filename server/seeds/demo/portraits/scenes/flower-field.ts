import type { Random } from '../../random.ts'
import { ellipse, gradient, type SceneLayer, sky } from './shapes.ts'

export function flowerField(random: Random, [top, low, stem, ...petals]: string[]): SceneLayer[] {
  let field = sky + ellipse(300, 560, 460, 130, stem!, 0.7)
  for (let i = 0; i < 150; i++) {
    const depth = random.next()
    const radius = 6 + depth * 22
    field += ellipse(
      random.between(-20, 620),
      470 + depth * 340,
      radius,
      radius * 0.8,
      random.chance(0.3) ? stem! : random.pick(petals),
      0.85,
    )
  }
  let pollen = ''
  for (let i = 0; i < 22; i++) {
    const radius = random.between(4, 18)
    pollen += ellipse(
      random.between(0, 600),
      random.between(60, 620),
      radius,
      radius,
      '#fffbe0',
      random.between(0.15, 0.5),
    )
  }
  return [
    { drawn: field, defs: gradient('sky', [top!, low!, stem!]), blur: 6 },
    { drawn: pollen, blur: 1.6 },
  ]
}
