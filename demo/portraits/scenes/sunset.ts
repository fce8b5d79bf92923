import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, rect, type SceneLayer, sky } from './shapes.ts'

export function sunset(random: Random, [top, high, low, sun, water, deep]: Colors): SceneLayer[] {
  const sunX = random.between(110, 490)
  let drawn = sky + ellipse(sunX, 470, 190, 150, sun, 0.35) + ellipse(sunX, 470, 82, 82, sun)
  for (let i = 0; i < 9; i++)
    drawn += ellipse(
      random.between(0, 600),
      random.between(50, 400),
      random.between(110, 260),
      random.between(8, 26),
      random.pick([sun, low]),
      0.34,
    )
  drawn += rect(-20, 530, 640, 290, 'url(#water)')
  for (let i = 0; i < 34; i++) {
    const y = random.between(538, 790)
    const width = random.between(30, 150)
    drawn += rect(
      sunX - width / 2 + random.between(-1, 1) * (y - 500) * 0.9,
      y,
      width,
      5,
      sun,
      random.between(0.15, 0.6),
      2,
    )
  }
  return [{ drawn, defs: gradient('sky', [top, high, low, low]) + gradient('water', [water, deep]), blur: 5 }]
}
