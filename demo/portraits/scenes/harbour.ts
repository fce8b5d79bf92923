import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, line, path, rect, type SceneLayer, sky } from './shapes.ts'

export function harbour(random: Random, [top, low, water, deep, ...houses]: Colors): SceneLayer[] {
  let drawn = sky
  for (let i = 0; i < 6; i++)
    drawn += ellipse(
      random.between(0, 600),
      random.between(60, 240),
      random.between(60, 150),
      random.between(12, 26),
      '#ffffff',
      0.4,
    )
  drawn += rect(-20, 540, 640, 280, 'url(#water)')
  for (let x = -20; x < 620; ) {
    const [width, height, color] = [random.between(56, 92), random.between(130, 230), random.pick(houses)]
    drawn += rect(x, 545 - height, width, height, color)
    drawn += path(
      `M${x - 4} ${546 - height}L${x + width / 2} ${500 - height}L${x + width + 4} ${546 - height}Z`,
      '#6b3a3a',
      0.8,
    )
    for (let y = 560 - height; y < 520; y += 44)
      for (let wx = x + 10; wx < x + width - 16; wx += 26)
        drawn += rect(wx, y, 13, 22, '#fff3d6', random.between(0.4, 0.9))
    drawn += rect(x, 548, width, height * 0.6, color, 0.3)
    x += width
  }
  for (const x of [random.between(30, 200), random.between(380, 570)])
    drawn +=
      line(`M${x} 620V270`, '#4a3030', 6) +
      path(`M${x} 290L${x + 96} 560H${x}Z`, '#fffaf0', 0.85) +
      path(`M${x - 90} 600H${x + 110}L${x + 80} 650H${x - 60}Z`, '#ffffff')
  return [{ drawn, defs: gradient('sky', [top, low]) + gradient('water', [water, deep]), blur: 6 }]
}
