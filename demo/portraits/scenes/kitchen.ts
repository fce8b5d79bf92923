import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, rect, type SceneLayer, sky } from './shapes.ts'

export function kitchen(random: Random, [wall, shade, glass, wood, leaf, ...pots]: Colors): SceneLayer[] {
  let room =
    sky + rect(330, 50, 250, 400, '#fffdf6') + rect(346, 66, 104, 368, glass) + rect(462, 66, 104, 368, glass)
  room +=
    ellipse(420, 380, 90, 110, leaf, 0.4) +
    rect(-20, 590, 640, 230, wood) +
    rect(-20, 586, 640, 14, '#ffffff', 0.35)
  room += rect(-20, 270, 300, 14, wood)
  for (let x = 14; x < 270; x += random.between(52, 72)) {
    room += rect(x, 226, 38, 46, random.pick(pots), 1, 5)
    for (let i = 0; i < 6; i++)
      room += ellipse(
        x + 19 + random.between(-20, 20),
        random.between(168, 214),
        10,
        27,
        leaf,
        0.85,
        random.between(-50, 50),
      )
  }
  for (let x = 10; x < 300; x += random.between(58, 90)) {
    const height = random.between(50, 116)
    room += rect(x, 592 - height, random.between(34, 56), height, random.pick(pots), 0.9, 9)
  }
  const beam = path('M350 40L580 40L320 820H-60Z', '#fff3c8', 0.4)
  return [
    { drawn: room, defs: gradient('sky', [wall, shade]), blur: 6.5 },
    { drawn: beam, blur: 30 },
  ]
}
