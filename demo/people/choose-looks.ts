import type { Random } from '../random.ts'
import type { DemoPerson } from './demo-person.ts'
import type { Seat } from './seat.ts'

type Looks = Pick<DemoPerson, 'hair_color' | 'eye_color' | 'body_type' | 'tattoos'>
type Weights<K extends string> = Partial<Record<K, number>>
type Part = 'north' | 'middle' | 'south'

const north = ['DK', 'FI', 'NO', 'SE']
const south = ['ES', 'FR', 'IT']

const hairColors: Record<Part, Weights<DemoPerson['hair_color']>> = {
  north: { blond: 34, 'dark blond': 26, brown: 18, 'dark brown': 8, brunette: 6, red: 5, black: 3, other: 2 },
  middle: {
    brown: 24,
    'dark blond': 20,
    blond: 16,
    brunette: 14,
    'dark brown': 14,
    black: 7,
    red: 5,
    other: 2,
  },
  south: {
    'dark brown': 34,
    black: 20,
    brown: 20,
    brunette: 16,
    'dark blond': 6,
    blond: 3,
    red: 2,
    other: 2,
  },
}

const eyeColors: Record<Part, Weights<DemoPerson['eye_color']>> = {
  north: { blue: 62, green: 14, hazel: 8, brown: 14, other: 2 },
  middle: { blue: 40, green: 16, hazel: 12, brown: 30, other: 2 },
  south: { brown: 62, hazel: 14, green: 12, blue: 11, other: 1 },
}

export function chooseLooks(random: Random, { niche, place, gender, age }: Seat): Looks {
  const part = north.includes(place.country) ? 'north' : south.includes(place.country) ? 'south' : 'middle'
  const curvy = niche === 4 && gender === 'female'
  const tattooed = (age < 40 ? 0.36 : age < 55 ? 0.22 : 0.08) + (niche === 3 ? 0.15 : 0)
  return {
    hair_color: chooseHair(random, part, gender, age),
    eye_color: random.weighted(eyeColors[part]),
    body_type: random.weighted(curvy ? { fat: 88, normal: 12 } : { slim: 30, normal: 55, fat: 15 }),
    tattoos: random.chance(tattooed),
  }
}

function chooseHair(
  random: Random,
  part: Part,
  gender: Seat['gender'],
  age: number,
): DemoPerson['hair_color'] {
  if (gender === 'male' && random.chance((age - 25) / 160)) return 'bald'
  // Some women colour their gray hair.
  const gray = ((age - 44) / 20) * (gender === 'male' ? 1 : 0.88)
  if (random.chance(gray)) return age > 62 && random.chance(0.4) ? 'white' : 'gray'
  return random.weighted(hairColors[part])
}
