import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, line, type SceneLayer, sky } from './shapes.ts'

export function duskLights(random: Random, [top, middle, low, bush, lamp]: Colors): SceneLayer[] {
  let garden = sky
  for (let i = 0; i < 46; i++) {
    const y = random.between(430, 820)
    garden += ellipse(
      random.between(-20, 620),
      y,
      random.between(40, 110),
      random.between(24, 60),
      bush,
      0.2 + (y - 400) / 700,
    )
  }
  let lights = ''
  for (let string = 0; string < 3; string++) {
    const [y, sag] = [60 + string * 120 + random.between(-20, 20), random.between(60, 130)]
    lights += line(`M-20 ${y}Q300 ${y + sag * 2} 620 ${y - 10}`, '#1d0f2b', 3, 0.7)
    for (let i = 0; i < 9; i++) {
      const t = i / 8
      const [x, bulb] = [t * 620 - 10, y + 4 * t * (1 - t) * sag]
      lights += ellipse(x, bulb, 40, 40, lamp, 0.2) + ellipse(x, bulb, 13, 13, lamp, 0.95)
    }
  }
  return [
    { drawn: garden, defs: gradient('sky', [top, middle, low]), blur: 9 },
    { drawn: lights, blur: 3 },
  ]
}
