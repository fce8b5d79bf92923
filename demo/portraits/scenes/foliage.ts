import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, type SceneLayer, sky } from './shapes.ts'
import { specks } from './specks.ts'

export function foliage(random: Random, [glow, middle, deep, ...leaves]: Colors): SceneLayer[] {
  let far = sky + ellipse(random.between(130, 470), 150, 250, 220, glow, 0.8)
  for (let i = 0; i < 90; i++) {
    const y = random.between(-20, 820)
    far += ellipse(
      random.between(-20, 620),
      y,
      random.between(26, 80),
      random.between(12, 32),
      random.pick(leaves),
      0.2 + (y / 800) * 0.5,
      random.between(0, 180),
    )
  }
  let close = ''
  for (let i = 0; i < 16; i++) {
    const left = random.chance(0.5)
    close += ellipse(
      left ? random.between(-40, 120) : random.between(480, 640),
      random.between(40, 800),
      random.between(40, 76),
      random.between(14, 28),
      random.pick(leaves),
      0.75,
      random.between(0, 180),
    )
  }
  const sparks = specks(random, {
    count: 26,
    y: [0, 480],
    radius: [6, 30],
    colors: [glow],
    opacity: [0.14, 0.5],
  })
  return [
    { drawn: far, defs: gradient('sky', [glow, middle, deep]), blur: 11 },
    { drawn: close, blur: 6 },
    { drawn: sparks, blur: 1.6 },
  ]
}
