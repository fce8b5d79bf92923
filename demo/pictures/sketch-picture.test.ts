import { thumbHashToRGBA } from 'thumbhash'
import { expect, test } from 'vitest'
import { demoSeed } from '../demo-seed.ts'
import { planPeople } from '../people/plan-people.ts'
import { paintPictures } from '../portraits/paint-pictures.ts'
import { planPortraitsOf } from '../portraits/plan-portraits.ts'
import { sketchPicture } from './sketch-picture.ts'

const plans = planPortraitsOf(demoSeed, planPeople(demoSeed, 300))
  .filter((_, index) => index % 12 === 0)
  .map(({ pictures }) => pictures[0]!)

type Shown = { w: number; h: number; rgba: Uint8Array }
const shown = (hash: string): Shown => thumbHashToRGBA(Buffer.from(hash, 'base64'))

/** The mean difference of two placeholders' colours, of 255. */
function apart(one: Shown, other: Shown): number {
  expect([one.w, one.h]).toEqual([other.w, other.h])
  return one.rgba.reduce((sum, value, at) => sum + Math.abs(value - other.rgba[at]!), 0) / one.rgba.length
}

test('before it is painted a picture has nearly the placeholder that the painted one would have', async () => {
  const painted: Shown[] = []
  await paintPictures(plans, ({ placeholder }, index) => {
    painted[index] = shown(placeholder)
  })
  const sketched = await Promise.all(plans.map(async (plan) => shown(await sketchPicture(plan))))
  const own = plans.map((_, index) => apart(sketched[index]!, painted[index]!))
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  const others = plans.map((_, index) => apart(sketched[index]!, painted[(index + 1) % plans.length]!))
  expect(mean(own)).toBeLessThan(16)
  expect(mean(own)).toBeLessThan(mean(others) / 2)
})
