import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, type SceneLayer, sky } from './shapes.ts'

export function studio(random: Random, [light, dark, glow, shape]: Colors): SceneLayer[] {
  const x = random.between(40, 560)
  const arc = `M${x - 330} 820C${x - 330} ${random.between(300, 420)} ${x - 120} 190 ${x} 190S${x + 330} 400 ${x + 330} 820Z`
  return [
    { drawn: sky + path(arc, shape, 0.4), defs: gradient('sky', [light, dark], true), blur: 3 },
    { drawn: ellipse(300, 360, 300, 320, glow, 0.5), blur: 44 },
  ]
}
