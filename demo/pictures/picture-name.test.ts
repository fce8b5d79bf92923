import { expect, test } from 'vitest'
import { demoSeed } from '../demo-seed.ts'
import { planPeople } from '../people/plan-people.ts'
import type { PicturePlan } from '../portraits/picture-plan.ts'
import { planPictureOf, planPortraitsOf } from '../portraits/plan-portraits.ts'
import { planSignins } from '../seed-demo.ts'
import { fileKeys, pictureName, readPictureName } from './picture-name.ts'

const people = planPeople(demoSeed, 2_000)
const signins = planSignins()
const all = [...people, ...signins.map(({ person }) => person)]

test('the name of a picture is enough to plan it, whichever of its files is asked for', () => {
  const portraits = planPortraitsOf(demoSeed, people, signins)
  const names = new Set<string>()
  const planned: PicturePlan[] = []
  const replanned: PicturePlan[] = []
  for (const [index, { pictures }] of portraits.entries())
    for (const [photo, plan] of pictures.entries()) {
      const name = pictureName({ number: index + 1, photo, subject: all[index]! })
      names.add(name)
      for (const key of Object.values(fileKeys(name))) {
        const picture = readPictureName(key)!
        expect(picture.name).toBe(name)
      }
      // Not all: it takes a while.
      if (index % 40 > 0 && photo < 3) continue
      planned.push(plan)
      replanned.push(planPictureOf(demoSeed, readPictureName(`${name}.card.webp`)!))
    }
  expect(planned.length).toBeGreaterThan(60)
  expect(replanned).toEqual(planned)
  expect(names.size).toBe(portraits.flatMap(({ pictures }) => pictures).length)
})

test.each([
  'photos/0198f-Ab_c.full.webp',
  'demo/p0001-0.full.webp',
  'demo/load-1-p001-0.full.webp',
  'demo/p0001-0.0-y-2-3-1-0-1.full.avif',
  'demo/p0001-0.0-y-2-3-1-0-1.full.webp.42.part',
  'demo/p0001-0.9-y-2-3-1-0-1.full.webp',
  'demo/p0001-0.0-y-z-3-1-0-1.full.webp',
  'demo/p0001-0.0-y-2-3-1-0.full.webp',
  'demo/../p0001-0.0-y-2-3-1-0-1.full.webp',
])('%s is no picture that can be painted', (key) => {
  expect(readPictureName('demo/p0001-0.0-y-2-3-1-0-1.full.webp')).not.toBeNull()
  expect(readPictureName(key)).toBeNull()
})
