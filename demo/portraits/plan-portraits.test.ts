import { describe, expect, test } from 'vitest'
import { planPeople } from '../people/plan-people.ts'
import { hairShades, irisShades } from './complexions.ts'
import { menHair } from './figure/men-hair.ts'
import { womenHair } from './figure/women-hair.ts'
import { paintPictures } from './paint-pictures.ts'
import { greyed } from './plan-character.ts'
import { planPortraits, planPortraitsOf } from './plan-portraits.ts'
import { sceneCatalog } from './scene-catalog.ts'
import { stagings } from './stagings.ts'

const people = planPeople(1, 2_000)
const portraits = planPortraitsOf(1, people)
const pictures = portraits.flatMap((portrait) => portrait.pictures)
const pairs = people.map((person, index) => ({ person, portrait: portraits[index]! }))

test('the same seed plans the same portraits', () => {
  expect(planPortraitsOf(1, people.slice(0, 40))).toEqual(portraits.slice(0, 40))
  expect(planPortraitsOf(2, people.slice(0, 40))).not.toEqual(portraits.slice(0, 40))
})

describe('one face belongs to one person', () => {
  test('nobody has the features of another', () => {
    const faces = portraits.map(({ pictures: [first] }) => JSON.stringify(first!.character.features))
    expect(new Set(faces).size).toBe(people.length)
  })

  test('no two pictures are the same, and each person has files of their own', () => {
    expect(new Set(pictures.map((picture) => JSON.stringify(picture))).size).toBe(pictures.length)
    expect(new Set(portraits.map(({ key }) => key)).size).toBe(people.length)
  })

  test('in all pictures of a person the face is the same, the place and what they do are not', () => {
    for (const { pictures: own } of portraits) {
      const [first] = own
      for (const { character } of own)
        expect({ ...character, glasses: '' }).toEqual({ ...first!.character, glasses: '' })
      expect(new Set(own.map(({ staging }) => staging)).size).toBe(own.length)
      expect(own.length).toBeLessThanOrEqual(5)
    }
  })

  test('different faces come out of the brush as different pictures', async () => {
    const painted = new Set<string>()
    await paintPictures(
      portraits.slice(0, 12).map(({ pictures: own }) => own[0]!),
      ({ card }) => void painted.add(Buffer.from(card).toString('base64')),
    )
    expect(painted.size).toBe(12)
  })
})

describe('facts agree with the picture', () => {
  test('hair and eyes have a shade of the colour that the profile names', () => {
    for (const { person, portrait } of pairs)
      for (const { character } of portrait.pictures) {
        expect(irisShades[person.eye_color]).toContain(character.iris)
        const shown =
          person.hair_color === 'bald'
            ? ['shaved', 'crown'].includes(character.hairstyle)
            : hairShades[person.hair_color]
                .map((shade) => greyed(shade, person.hair_color, person.age))
                .includes(character.hair)
        expect([portrait.key, shown]).toEqual([portrait.key, true])
      }
  })

  test('hair begins to grey at 46, keeps half of its colour, and what is grey already stays', () => {
    expect(greyed('#3b2a20', 'dark brown', 46)).toBe('#3b2a20')
    expect(greyed('#000000', 'black', 63)).toBe(greyed('#000000', 'black', 75))
    expect(greyed('#000000', 'black', 60)).not.toBe(greyed('#000000', 'black', 50))
    expect(greyed('#cfd0d4', 'gray', 70)).toBe('#cfd0d4')
  })

  test('no two named hair colours or eye colours share a shade', () => {
    for (const shades of [hairShades, irisShades]) {
      const all = Object.values(shades).flat()
      expect(new Set(all).size).toBe(all.length)
    }
  })

  test('gender, body, age and tattoos are those of the profile', () => {
    for (const { person, portrait } of pairs)
      for (const { character } of portrait.pictures)
        expect(character).toMatchObject({
          gender: person.gender,
          body: person.body_type,
          age: person.age,
          tattooed: person.tattoos,
        })
  })

  test('glasses stay on from picture to picture, but for the sun', () => {
    for (const { portrait } of pairs)
      for (const { character } of portrait.pictures)
        expect(character.glasses !== 'none' && character.glasses !== 'sun').toBe(portrait.glasses)
  })

  test('an instrument, a bicycle or a dog is rather with those who name such a thing', () => {
    for (const staging of ['guitar', 'bicycle', 'dog', 'cook', 'book'] as const) {
      const shown = pairs.filter(({ portrait }) => portrait.pictures.some((one) => one.staging === staging))
      const fond = shown.filter(({ person }) =>
        stagings[staging].interests?.some((one) => person.interests.includes(one)),
      )
      expect([staging, fond.length / shown.length > 0.6]).toEqual([staging, true])
    }
  })
})

describe('nobody has the looks of a child', () => {
  test('heads have the proportions of adults: eyes in the middle, small against the face', () => {
    for (const { character } of pictures) {
      const { eyeSize, length, chin, jaw } = character.features
      for (const feature of [eyeSize, length, chin, jaw]) expect(Math.abs(feature)).toBeLessThanOrEqual(1.2)
    }
  })

  test('no fringe on men, no pigtails on anybody, and no freckles', () => {
    expect(Object.keys(menHair).filter((name) => /fringe|bowl/i.test(name))).toEqual([])
    expect(Object.keys({ ...menHair, ...womenHair }).filter((name) => /buns|pigtail/i.test(name))).toEqual([])
    expect(pictures.filter(({ character }) => 'freckles' in character)).toEqual([])
  })

  test('most men under 34 have a beard', () => {
    const young = pairs.filter(({ person }) => person.gender === 'male' && person.age < 34)
    const shaved = young.filter(({ portrait }) => portrait.pictures[0]!.character.beard === 'none')
    expect(shaved.length / young.length).toBeLessThan(0.2)
  })
})

test('hair turns gray with age, and only men are bald', () => {
  const gray = ({ hair_color }: { hair_color: string }) => hair_color === 'gray' || hair_color === 'white'
  expect(people.filter(({ age }) => age < 44).some(gray)).toBe(false)
  const old = people.filter(({ age }) => age > 62)
  expect(old.filter(gray).length / old.length).toBeGreaterThan(0.5)
  expect(
    people.filter(({ hair_color }) => hair_color === 'bald').every(({ gender }) => gender === 'male'),
  ).toBe(true)
})

test('women on Vivace have its curves', () => {
  const women = pairs.filter(({ person }) => person.niche === 4 && person.gender === 'female')
  const curvy = women.filter(({ portrait }) => portrait.pictures[0]!.character.body === 'fat')
  expect(curvy.length / women.length).toBeGreaterThan(0.8)
})

test('pictures differ in distance, angle and what is in them', () => {
  expect(new Set(pictures.map(({ staging }) => staging))).toEqual(new Set(Object.keys(stagings)))
  expect(new Set(pictures.map(({ scene }) => scene.name))).toEqual(new Set(Object.keys(sceneCatalog)))
  const share = (fits: (picture: (typeof pictures)[number]) => boolean) =>
    pictures.filter(fits).length / pictures.length
  expect(share(({ pose }) => pose.scale > 1.25)).toBeGreaterThan(0.05)
  expect(share(({ pose }) => pose.scale < 0.9)).toBeGreaterThan(0.3)
  expect(share(({ pose }) => pose.turn > 0.15)).toBeGreaterThan(0.4)
})

test('every hairstyle that is worn is drawn', () => {
  for (const { character } of pictures)
    expect(Object.keys(character.gender === 'female' ? womenHair : menHair)).toContain(character.hairstyle)
})

test('the picture count stays within the seeding budget', () => {
  expect(pictures.length).toBeGreaterThan(2_300)
  expect(pictures.length).toBeLessThan(2_700)
})

test('who needs pictures without a community gets women and men of all ages', () => {
  const pool = planPortraits(1, 60)
  expect(planPortraits(1, 16)).toEqual(pool.slice(0, 16))
  for (const gender of ['female', 'male'])
    for (let from = 26; from <= 66; from += 10)
      expect(
        pool.filter((one) => one.gender === gender && one.ageFrom <= from + 9 && one.ageTo >= from).length,
      ).toBeGreaterThan(2)
})
