import type { Gender, Interest } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import type { NicheId } from '#common/sites/niches.ts'
import { homePlaces } from '../people/places.ts'
import { createRandom, type Random } from '../random.ts'
import type { PicturePlan, Portrait, Subject } from './picture-plan.ts'
import { planCharacter } from './plan-character.ts'
import { planPicture } from './plan-picture.ts'

/** How often somebody shows how many pictures. */
const amounts = {
  one: { 1: 100 },
  some: { 1: 70, 2: 20, 3: 6, 4: 3, 5: 1 },
  several: { 3: 60, 4: 40 },
} as const

/**
 * The face of one person, as their profile says, in one to five pictures of which the first is the main one. Who asks for
 * a number of them gets the same faces and first pictures as who leaves it to chance.
 */
export function planPortrait(
  random: Random,
  key: string,
  subject: Subject,
  amount: keyof typeof amounts | number,
): Portrait {
  const character = planCharacter(random, subject)
  const taste = random.int(0, 59)
  const drawn = Number(random.weighted(amounts[typeof amount === 'number' ? 'one' : amount]))
  const wanted = typeof amount === 'number' ? amount : drawn
  const pictures: PicturePlan[] = []
  while (pictures.length < wanted)
    pictures.push(planPicture(random, character, { interests: subject.interests, taste }, pictures))
  return {
    key,
    gender: subject.gender,
    ageFrom: subject.age - 3,
    ageTo: subject.age + 3,
    hair_color: subject.hair_color,
    eye_color: subject.eye_color,
    glasses: character.glasses !== 'none',
    pictures,
  }
}

type Resident = Subject & { niche: NicheId; country: string }
/** Somebody whom every visitor of the demo meets: the sign-ins, whose page shows what a page can hold. */
type Host = { person: Resident }

/**
 * A portrait for each person: nobody has another's. Who lives where their site is at home shows more pictures.
 * `before`: how many have a portrait already.
 */
export function planPortraitsOf(
  seed: number,
  people: readonly Resident[],
  hosts: readonly Host[] = [],
  before = 0,
): Portrait[] {
  return [...people, ...hosts.map(({ person }) => person)].map((person, index) => {
    const number = before + index + 1
    const atHome = person.country === homePlaces[person.niche].country
    const amount = index >= people.length ? 'several' : atHome ? 'some' : 'one'
    return planPortrait(randomOf(seed, number), `p${String(number).padStart(4, '0')}`, person, amount)
  })
}

const randomOf = (seed: number, number: number) => createRandom(seed * 100_003 + number - 1)

/** One picture of the portrait that `planPortraitsOf` gives to the person of this number. */
export function planPictureOf(
  seed: number,
  { number, photo, subject }: { number: number; photo: number; subject: Subject },
): PicturePlan {
  return required(planPortrait(randomOf(seed, number), '', subject, photo + 1).pictures[photo])
}

const hairs = ['blond', 'brown', 'dark brown', 'black', 'dark blond', 'red'] as const
const eyes = ['blue', 'brown', 'green', 'hazel'] as const
const bodies = ['slim', 'normal', 'normal', 'fat'] as const
const pastimes: Interest[] = ['music', 'animals', 'coffee', 'hiking', 'reading', 'biking']

/** `count` made-up people of all ages, for who needs pictures without a community. */
export function planPortraits(seed: number, count: number): Portrait[] {
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed * 100_003 + index)
    const gender: Gender = index % 2 === 0 ? 'female' : 'male'
    const age = 26 + ((index * 31) % 50)
    const gray = age > 58 && index % 3 > 0
    const portrait = planPortrait(
      random,
      `p${String(index + 1).padStart(3, '0')}`,
      {
        gender,
        age,
        hair_color: gray ? 'gray' : random.pick(hairs),
        eye_color: random.pick(eyes),
        body_type: random.pick(bodies),
        tattoos: random.chance(0.2),
        interests: [required(pastimes[index % pastimes.length])],
      },
      'some',
    )
    return { ...portrait, ageFrom: age - 5, ageTo: age + 5 }
  })
}
