import type { HairColor } from '#common/profiles/profile-fields.ts'
import { required } from '#common/required.ts'
import type { Random } from '../random.ts'
import { type Complexion, complexions, hairShades, irisShades } from './complexions.ts'
import { ageing, type Beard, type Character, type Glasses } from './figure/character.ts'
import { stylesFor } from './hairstyles.ts'
import { mixColors } from './mix-colors.ts'
import type { Subject } from './picture-plan.ts'

/** A complexion that goes with the hair and eyes which the profile names. */
function planComplexion(random: Random, { hair_color, eye_color }: Subject): string {
  const fits = ({ share, hair, eyes }: Complexion) => {
    const grown =
      hair_color === 'gray' || hair_color === 'white' || hair_color === 'bald' || hair_color === 'other'
    const byHair = grown ? 1 : (hair[hair_color] ?? 0)
    return share * byHair * (eye_color === 'other' ? (eyes.blue ?? 0) : (eyes[eye_color] ?? 0))
  }
  const weights = Object.fromEntries(
    Object.entries(complexions).map(([name, complexion]) => [name, fits(complexion)]),
  )
  return Object.values(weights).some((weight) => weight > 0) ? random.weighted(weights) : 'warm'
}

/** Women with short hair wear earrings, so that nobody takes them for boys. */
const shortHair = ['pixie', 'naturalShort']

/** Long hair on a smooth face can be taken for a woman's. */
const longHair = ['shoulderLong', 'wavyMid', 'manBun']

function planBeard(random: Random, { gender, age }: Subject, hairstyle: string): Beard {
  if (gender === 'female') return 'none'
  if (longHair.includes(hairstyle)) return random.pick(['stubble', 'short', 'full', 'goatee'])
  return random.weighted<Beard>({
    none: age < 40 ? 4 : 34,
    stubble: 30,
    short: 22,
    full: 9,
    goatee: 4,
    moustache: age < 40 ? 1 : 4,
  })
}

function planGlasses(random: Random, age: number): Glasses {
  return random.weighted<Glasses>({ none: age < 45 ? 80 : 62, round: 7, square: 7, browline: 7 })
}

function planHairstyle(random: Random, complexion: string, { gender, age, hair_color }: Subject): string {
  if (hair_color === 'bald') return random.chance(age > 48 ? 0.5 : 0.12) ? 'crown' : 'shaved'
  const curly = random.chance(complexion === 'deep' ? 0.86 : complexion === 'brown' ? 0.36 : 0.04)
  return random.pick(stylesFor(gender, age, curly))
}

/**
 * Hair that still has its colour at sixty has some grey in it; without it a drawn face reads twenty years younger.
 * @internal For the test.
 */
export function greyed(shade: string, hair: HairColor, age: number): string {
  if (hair === 'gray' || hair === 'white') return shade
  return mixColors(shade, '#b8b2ac', Math.min(0.5, Math.max(0, (age - 46) / 34)))
}

/** The face for what a profile says: hair, eyes, age, body and tattoos are the profile's. */
export function planCharacter(random: Random, subject: Subject): Character {
  const { gender, age, hair_color, eye_color } = subject
  const name = planComplexion(random, subject)
  const { skins, lips } = required(complexions[name])
  const hairstyle = planHairstyle(random, name, subject)
  const feature = () => (random.next() + random.next()) * 1.2 - 1.2
  const hair =
    hair_color === 'bald'
      ? random.pick(age > 55 ? (['gray', 'white'] as const) : (['dark brown', 'black'] as const))
      : hair_color
  return {
    gender,
    age,
    body: subject.body_type,
    skin: mixColors(random.pick(skins), '#c99f88', ageing(subject) * 0.2),
    hair: greyed(random.pick(hairShades[hair]), hair, age),
    hairstyle,
    iris: random.pick(irisShades[eye_color]),
    lips: random.pick(lips),
    beard: planBeard(random, subject, hairstyle),
    glasses: planGlasses(random, age),
    earrings:
      gender === 'female'
        ? random.weighted({ none: shortHair.includes(hairstyle) ? 0 : 4, studs: 3, hoops: 2, drops: 2 })
        : 'none',
    tattooed: subject.tattoos,
    features: {
      width: feature(),
      jaw: feature(),
      chin: feature(),
      length: feature(),
      eyeSize: feature(),
      eyeGap: feature(),
      eyeTilt: feature(),
      noseWidth: feature(),
      noseLength: feature(),
      lips: feature(),
      mouthWidth: feature(),
      browArch: feature(),
      browWidth: feature(),
      parting: random.pick([-1, -0.6, 0, 0.6, 1]),
    },
  }
}
