import { expect, test } from 'vitest'
import type { Portrait } from './picture-plan.ts'
import { planPortraits } from './plan-portraits.ts'
import { sceneCatalog } from './scene-catalog.ts'

const portraits = planPortraits(1, 300)
const pictures = portraits.flatMap((portrait) => portrait.pictures)

const covers = (gender: string, from: number, to: number) => (portrait: Portrait) =>
  portrait.gender === gender && portrait.ageFrom <= to && portrait.ageTo >= from

test('the same seed plans the same portraits', () => {
  expect(planPortraits(1, 300)).toEqual(portraits)
  expect(planPortraits(2, 300)).not.toEqual(portraits)
})

test('a longer plan begins with the shorter one', () => {
  expect(planPortraits(1, 40)).toEqual(portraits.slice(0, 40))
})

test('keys are unique and every portrait has two to six pictures in different places', () => {
  expect(new Set(portraits.map(({ key }) => key)).size).toBe(300)
  for (const portrait of portraits) {
    expect(portrait.pictures.length).toBeGreaterThanOrEqual(2)
    expect(portrait.pictures.length).toBeLessThanOrEqual(6)
    const places = portrait.pictures.map(({ scene }) => scene.name)
    expect(new Set(places).size).toBe(places.length)
  }
})

test('about 55 in 100 are women', () => {
  const women = portraits.filter(({ gender }) => gender === 'female').length
  expect(women / portraits.length).toBeCloseTo(0.55, 1)
})

test.each(['female', 'male'])('%s portraits cover every ten years from 18 to 75', (gender) => {
  for (let from = 18; from <= 68; from += 10)
    expect(portraits.filter(covers(gender, from, Math.min(75, from + 9))).length).toBeGreaterThanOrEqual(8)
})

test('many women can pass for 45 to 75', () => {
  expect(portraits.filter(covers('female', 46, 75)).length).toBeGreaterThan(50)
})

test('hair turns gray with age, and only men are bald', () => {
  const gray = ({ hair_color }: Portrait) => hair_color === 'gray' || hair_color === 'white'
  expect(portraits.filter((portrait) => portrait.ageTo < 45).some(gray)).toBe(false)
  expect(portraits.filter((portrait) => portrait.ageFrom > 60).filter(gray).length).toBeGreaterThan(5)
  expect(
    portraits.filter(({ hair_color }) => hair_color === 'bald').every(({ gender }) => gender === 'male'),
  ).toBe(true)
})

test('nobody has the looks of a child', () => {
  for (const { gender, hair_color, ageFrom, key, pictures } of portraits)
    for (const { character } of pictures) {
      const { beard, lines, hairVariant, freckles } = character
      const gray = hair_color === 'gray' || hair_color === 'white'
      const grown = beard !== 'none' || hair_color === 'bald' || (lines === 2 && gray)
      expect([key, gender === 'female' || grown]).toEqual([key, true])
      expect(freckles && ageFrom < 25, key).toBe(false)
      const cut = gender === 'male' ? /07|11|12/ : /26/
      expect([key, lines < 2 && cut.test(hairVariant)]).toEqual([key, false])
    }
})

test('every scene is used, and only scenes that exist', () => {
  expect(new Set(pictures.map(({ scene }) => scene.name))).toEqual(new Set(Object.keys(sceneCatalog)))
})

test('the picture count stays within the seeding budget', () => {
  expect(pictures.length).toBeGreaterThan(750)
  expect(pictures.length).toBeLessThan(950)
})
