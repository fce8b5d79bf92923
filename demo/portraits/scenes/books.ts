import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, rect, type SceneLayer } from './shapes.ts'

export function books(random: Random, [wall, wood, lamp, ...spines]: Colors): SceneLayer[] {
  let shelf = rect(-20, -20, 640, 840, wall)
  for (let bottom = 120; bottom < 960; bottom += 182) {
    shelf += rect(-20, bottom - 166, 640, 20, '#2a1410', 0.25)
    for (let x = -12; x < 600; ) {
      const [width, height] = [random.between(16, 48), random.between(94, 160)]
      if (random.chance(0.88)) {
        shelf +=
          rect(x, bottom - height, width, height, random.pick(spines)) +
          rect(x + 3, bottom - height + 18, width - 6, 7, '#fff3da', 0.4)
      }
      x += width + 2
    }
    shelf += rect(-20, bottom, 640, 18, wood)
  }
  const light = ellipse(random.between(60, 540), 120, 300, 280, lamp, 0.42)
  return [
    { drawn: shelf, blur: 6.5 },
    { drawn: light, blur: 40 },
  ]
}
