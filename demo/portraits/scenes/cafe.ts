import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, line, rect, type SceneLayer, sky } from './shapes.ts'

export function cafe(random: Random, [top, middle, low, wood, ...goods]: Colors): SceneLayer[] {
  let shelves = sky
  for (const y of [210, 350, 490]) {
    for (let x = -10; x < 600; x += random.between(30, 66)) {
      const height = random.between(36, 96)
      shelves += rect(x, y - height, random.between(20, 44), height, random.pick(goods), 0.86, 7)
    }
    shelves += rect(-20, y, 640, 15, wood) + rect(-20, y + 15, 640, 22, '#000000', 0.16)
  }
  shelves += rect(-20, 620, 640, 200, wood) + rect(-20, 612, 640, 18, '#ffffff', 0.2)
  let lamps = ''
  for (const x of [80, 300, 520]) {
    const [lampX, lampY] = [x + random.between(-40, 40), random.between(70, 150)]
    lamps +=
      line(`M${lampX} -20V${lampY}`, '#1c0f0a', 5, 0.7) +
      ellipse(lampX, lampY, 130, 130, '#ffc878', 0.24) +
      ellipse(lampX, lampY, 42, 42, '#ffe2a6', 0.95)
  }
  return [
    { drawn: shelves, defs: gradient('sky', [top, middle, low]), blur: 7 },
    { drawn: lamps, blur: 6 },
  ]
}
