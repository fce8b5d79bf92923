import { expect, test } from 'vitest'
import { demoSeed } from '../demo-seed.ts'
import { paintPicture } from '../portraits/paint-picture.ts'
import { planPictureOf } from '../portraits/plan-portraits.ts'
import { Painter } from './painter.ts'
import { readPictureName } from './picture-name.ts'

const plan = (number: number) =>
  planPictureOf(demoSeed, readPictureName(`demo/p000${number}-0.1-y-2-3-1-0-1.card.webp`)!)

test('many are painted in the thread as they are here, and one that cannot be fails alone', async () => {
  const painter = new Painter()
  const numbers = [2, 3, 4, 5]
  const all = Promise.all(numbers.map((number) => painter.paint(plan(number))))
  const unpaintable = { ...plan(1), scene: { ...plan(1).scene, name: 'nowhere' } }
  await expect(painter.paint(unpaintable)).rejects.toThrow('missing')
  const later = await painter.paint(plan(6))
  for (const [index, { card }] of [...(await all), later].entries())
    expect(Buffer.from(card).equals((await paintPicture(plan(index + 2))).card)).toBe(true)
})
