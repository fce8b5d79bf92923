import type { genders } from '#common/profile-fields.ts'
import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import { type Complexion, complexions, hairShades, irisShades } from './complexions.ts'
import { hairstyles } from './hairstyles.ts'
import { mixColors } from './mix-colors.ts'
import type { Beard, Character, EyeColor, HairColor } from './picture-plan.ts'

type Gender = (typeof genders)[number]
type Planned = { character: Character; hairColor: HairColor; eyeColor: EyeColor }

const complexionShares = Object.fromEntries(
  Object.entries(complexions).map(([name, { share }]) => [name, share]),
)

function planHairColor(
  random: Random,
  complexion: Complexion,
  female: boolean,
  age: number,
): Exclude<HairColor, 'bald'> {
  const fading = age < 44 ? 0 : age < 54 ? 0.22 : age < 64 ? 0.58 : 0.88
  const color = random.weighted(complexion.hair)
  if (!random.chance(fading * (female ? 0.82 : 1))) return color
  return random.chance(age < 60 ? 0.12 : 0.48) ? 'white' : 'gray'
}

function planHairstyle(random: Random, name: string, gender: Gender, age: number): string {
  const styles = hairstyles[gender]
  const curly = name === 'deep' ? 0.85 : name === 'brown' ? 0.35 : 0
  if (random.chance(curly)) return random.pick(styles.curly)
  return random.pick(age < 34 ? styles.young : age < 52 ? styles.grown : styles.older)
}

/** Lorelei's round faces read as boys without a beard, but for those with no hair, or with lines and gray hair. */
function planBeard(random: Random, age: number, hair: HairColor): Beard {
  const faded = hair === 'gray' || hair === 'white'
  if (hair === 'bald' || (linesAt(age) === 2 && faded))
    return random.weighted<Beard>({ none: 44, stubble: 20, short: 20, full: 9, moustache: 5 })
  return random.weighted<Beard>({ stubble: 36, short: 42, full: 18, moustache: linesAt(age) === 1 ? 8 : 0 })
}

function linesAt(age: number): Character['lines'] {
  return age < 46 ? 0 : age < 58 ? 1 : 2
}

function planGlasses(random: Random, age: number): Character['glasses'] {
  if (!random.chance(age < 45 ? 0.17 : 0.34)) return ''
  return random.pick(age < 55 ? ['01', '03', '04'] : ['01', '03', '04', '05'])
}

/** Invents a face that suits a gender and an age: skin, hair and eyes that go together. */
export function planCharacter(random: Random, gender: Gender, age: number): Planned {
  const female = gender === 'female'
  const name = random.weighted(complexionShares)
  const complexion = required(complexions[name])
  const skin = random.pick(complexion.skins)
  const hairColor = planHairColor(random, complexion, female, age)
  const eyeColor = random.weighted<EyeColor>(complexion.eyes)
  const bald = !female && random.chance(age < 34 ? 0.04 : age < 50 ? 0.11 : 0.17)
  const beard = female ? 'none' : planBeard(random, age, bald ? 'bald' : hairColor)
  const character: Character = {
    gender,
    skin,
    hair: random.pick(hairShades[hairColor]),
    hairVariant: bald ? 'none' : `variant${planHairstyle(random, name, gender, age)}`,
    head: random.pick(female ? ['02', '03', '04', '04'] : ['01', '01', '02']),
    nose: random.pick(['01', '02', '03', '04', '05', '06']),
    brows: random.pick(female ? ['02', '05', '05', '07', '09'] : ['02', '03', '05', '07', '09', '12']),
    iris: random.pick(irisShades[eyeColor]),
    lips: female
      ? mixColors(random.pick(complexion.lips), skin, age > 55 ? 0.22 : 0.06)
      : mixColors(skin, '#a03040', 0.42),
    beard,
    glasses: planGlasses(random, age),
    earrings: female && random.chance(0.58) ? random.pick(['01', '02', '03', '03']) : '',
    earringColor: random.pick(['#f2c14e', '#f2c14e', '#f4efe6', '#e26a7a', '#5fb0a8']),
    freckles: name === 'fair' && age > 28 && age < 44 && random.chance(hairColor === 'red' ? 0.75 : 0.14),
    lines: linesAt(age),
  }
  return { character, hairColor: bald ? 'bald' : hairColor, eyeColor }
}
