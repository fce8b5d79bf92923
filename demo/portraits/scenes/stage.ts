import { required } from '#common/required.ts'
import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, path, type SceneLayer, sky } from './shapes.ts'
import { specks } from './specks.ts'

export function stage(random: Random, [top, low, ...beams]: Colors): SceneLayer[] {
  let cones = sky
  for (let i = 0; i < 7; i++) {
    const [from, to, spread] = [random.between(40, 560), random.between(0, 600), random.between(70, 130)]
    cones += path(`M${from} -30L${to - spread} 830H${to + spread}Z`, required(beams[i % beams.length]), 0.28)
    cones += ellipse(from, 10, 44, 44, '#ffffff', 0.5)
  }
  const bokeh = specks(random, {
    count: 28,
    y: [0, 460],
    radius: [6, 28],
    colors: beams,
    opacity: [0.25, 0.7],
  })
  return [
    { drawn: cones, defs: gradient('sky', [top, low]), blur: 11 },
    { drawn: bokeh, blur: 2.4 },
  ]
}
