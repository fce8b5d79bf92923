import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, rect, type SceneLayer, sky } from './shapes.ts'
import { specks } from './specks.ts'

export function winter(random: Random, [top, low, snow, ...firs]: Colors): SceneLayer[] {
  let drawn = sky
  for (let x = -40; x < 660; x += random.between(44, 78)) {
    const height = random.between(210, 470)
    const half = height * 0.21
    const tip = 690 - height
    const color = random.pick(firs)
    for (let tier = 0; tier < 4; tier++) {
      const [from, reach] = [tip + tier * height * 0.2, half * (0.45 + tier * 0.2)]
      drawn += path(`M${x} ${from}L${x + reach} ${from + height * 0.36}H${x - reach}Z`, color, 0.9)
      drawn += path(
        `M${x} ${from}L${x + reach * 0.5} ${from + height * 0.17}L${x - reach * 0.3} ${from + height * 0.13}Z`,
        snow,
        0.6,
      )
    }
  }
  drawn += rect(-20, 670, 640, 150, snow) + ellipse(420, 690, 330, 50, snow)
  const flakes = specks(random, {
    count: 60,
    y: [0, 780],
    radius: [2.5, 11],
    colors: ['#ffffff'],
    opacity: [0.4, 0.95],
  })
  return [
    { drawn, defs: gradient('sky', [top, low]), blur: 7 },
    { drawn: flakes, blur: 1.5 },
  ]
}
