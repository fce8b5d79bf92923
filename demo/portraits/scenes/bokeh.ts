import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, type SceneLayer, sky } from './shapes.ts'

export function bokeh(random: Random, [top, low, ...lights]: Colors): SceneLayer[] {
  const spots = (count: number, small: number, large: number, opacity: number) => {
    let drawn = ''
    for (let i = 0; i < count; i++) {
      const radius = random.between(small, large)
      const [x, y, color] = [random.between(-20, 620), random.between(-20, 820), random.pick(lights)]
      drawn += ellipse(x, y, radius, radius, color, opacity * random.between(0.4, 1))
      drawn += ellipse(x, y, radius * 0.86, radius * 0.86, '#ffffff', opacity * 0.08)
    }
    return drawn
  }
  return [
    { drawn: sky + spots(16, 60, 150, 0.4), defs: gradient('sky', [top, low], true), blur: 26 },
    { drawn: spots(26, 22, 60, 0.42), blur: 3 },
    { drawn: spots(26, 6, 20, 0.7), blur: 1.2 },
  ]
}
