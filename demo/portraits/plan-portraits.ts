import type { Gender } from '#common/profile-fields.ts'
import { required } from '#common/required.ts'
import { createRandom } from '../random.ts'
import type { PicturePlan, Portrait } from './picture-plan.ts'
import { planCharacter } from './plan-character.ts'
import { planPicture } from './plan-picture.ts'

type Band = [from: number, to: number, share: number]

/** Ages a face can pass for, and their share; women over 45 are plenty, as some sites are theirs. */
const bands: Record<Gender, Band[]> = {
  female: [
    [18, 27, 0.21],
    [25, 36, 0.2],
    [33, 45, 0.19],
    [44, 56, 0.19],
    [54, 66, 0.13],
    [63, 78, 0.08],
  ],
  male: [
    [18, 27, 0.19],
    [25, 36, 0.22],
    [33, 45, 0.21],
    [44, 56, 0.18],
    [54, 66, 0.12],
    [63, 78, 0.08],
  ],
}

const goldenStep = 0.6180339887
const womenIn20 = 11

function bandFor(gender: Gender, place: number): Band {
  let left = (0.5 + place * goldenStep) % 1
  for (const band of bands[gender]) {
    left -= band[2]
    if (left < 0) return band
  }
  return required(bands[gender][0])
}

/**
 * Plans `count` characters, each with two to six pictures, the first being the main one. About 55 % are women, and
 * ages are spread evenly rather than drawn, so that even a short list covers young and old of both genders.
 */
export function planPortraits(seed: number, count: number): Portrait[] {
  const seen = { female: 0, male: 0 }
  const recent: string[] = []
  return Array.from({ length: count }, (_, index) => {
    const random = createRandom(seed * 100003 + index)
    const gender: Gender = (index * 7) % 20 < womenIn20 ? 'female' : 'male'
    const [ageFrom, ageTo] = bandFor(gender, seen[gender]++)
    const { character, hairColor, eyeColor } = planCharacter(random, gender, (ageFrom + ageTo) / 2)
    const wanted = Number(random.weighted({ 2: 40, 3: 37, 4: 14, 5: 6, 6: 3 }))
    const pictures: PicturePlan[] = []
    while (pictures.length < wanted) pictures.push(planPicture(random, character, pictures, recent))
    recent.push(required(pictures[0]).scene.name)
    if (recent.length > 7) recent.shift()
    return {
      key: `p${String(index + 1).padStart(3, '0')}`,
      gender,
      ageFrom,
      ageTo,
      hair_color: hairColor,
      eye_color: eyeColor,
      glasses: character.glasses !== '',
      pictures,
    }
  })
}
