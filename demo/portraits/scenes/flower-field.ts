import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, type SceneLayer, sky } from './shapes.ts'
import { specks } from './specks.ts'

export function flowerField(random: Random, [top, low, stem, ...petals]: Colors): SceneLayer[] {
  let field = sky + ellipse(300, 560, 460, 130, stem, 0.7)
  for (let i = 0; i < 150; i++) {
    const depth = random.next()
    const radius = 6 + depth * 22
    field += ellipse(
      random.between(-20, 620),
      470 + depth * 340,
      radius,
      radius * 0.8,
      random.chance(0.3) ? stem : random.pick(petals),
      0.85,
    )
  }
  const pollen = specks(random, {
    count: 22,
    y: [60, 620],
    radius: [4, 18],
    colors: ['#fffbe0'],
    opacity: [0.15, 0.5],
  })
  return [
    { drawn: field, defs: gradient('sky', [top, low, stem]), blur: 6 },
    { drawn: pollen, blur: 1.6 },
  ]
}
