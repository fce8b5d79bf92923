import type { Random } from '#demo/random.ts'
import { ellipse } from './shapes.ts'

type Range = readonly [low: number, high: number]

type Specks = { count: number; y: Range; radius: Range; colors: string[]; opacity: Range }

/** Round specks scattered over the sheet's width: flakes, pollen, lights. */
export function specks(random: Random, { count, y, radius, colors, opacity }: Specks): string {
  let drawn = ''
  for (let i = 0; i < count; i++) {
    const size = random.between(...radius)
    const [x, height] = [random.between(0, 600), random.between(...y)]
    drawn += ellipse(x, height, size, size, random.pick(colors), random.between(...opacity))
  }
  return drawn
}
