import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, type SceneLayer, sky } from './shapes.ts'

export function hills(random: Random, [top, low, sun, ...ridges]: Colors): SceneLayer[] {
  let drawn =
    sky + ellipse(random.between(90, 510), 200, 64, 64, sun, 0.95) + ellipse(300, 330, 420, 110, sun, 0.3)
  ridges.forEach((color, index) => {
    const start = -40 - random.between(0, 130)
    const y = 360 + index * 94
    let d = `M${start} 840V${y}`
    for (let x = start; x < 640; x += 170)
      d += `Q${x + 85} ${Math.round(y - random.between(20, 120 - index * 14))} ${x + 170} ${Math.round(y + random.between(-20, 34))}`
    drawn += path(`${d}V840Z`, color, 0.92)
  })
  return [{ drawn, defs: gradient('sky', [top, low, low]), blur: 5 }]
}
