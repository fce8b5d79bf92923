import type { Random } from '#demo/random.ts'
import { type Colors, ellipse, gradient, rect, type SceneLayer, sky } from './shapes.ts'

export function cityNight(random: Random, [top, middle, low, tower]: Colors): SceneLayer[] {
  const lamps = ['#ffd590', '#ffb978', '#fff2d0', '#ff9ab4', '#a9c8ff']
  let towers = sky
  for (let row = 0; row < 2; row++) {
    for (let x = -40; x < 620; x += random.between(52, 96)) {
      const width = random.between(54, 104)
      const height = random.between(240, 560) * (row ? 0.62 : 1)
      towers += rect(x, 800 - height, width, height, tower, row ? 0.9 : 0.55)
      for (let window = 0; window < height / 34; window++) {
        const [wx, wy] = [x + random.between(6, width - 14), 800 - random.between(20, height - 14)]
        towers += rect(wx, wy, 9, 14, random.pick(lamps), random.between(0.4, 1))
      }
    }
  }
  let bokeh = ''
  for (let i = 0; i < 34; i++)
    bokeh += ellipse(
      random.between(0, 600),
      random.between(230, 780),
      ...twice(random.between(9, 40)),
      random.pick(lamps),
      random.between(0.12, 0.5),
    )
  return [
    { drawn: towers, defs: gradient('sky', [top, middle, low]), blur: 7 },
    { drawn: bokeh, blur: 2 },
  ]
}

const twice = (radius: number): [number, number] => [radius, radius]
