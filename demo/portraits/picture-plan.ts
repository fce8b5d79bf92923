import type { BodyType, EyeColor, Gender, HairColor, Interest } from '#common/profiles/profile-fields.ts'
import type { Character, Eyes, Mouth } from './figure/character.ts'
import type { Clothes } from './figure/garments.ts'
import type { Hat } from './props/hats.ts'
import type { StagingName } from './stagings.ts'

/** Pixels of a painted picture. Plans count in 720x960 units. */
export const pictureSize = { width: 600, height: 800 }

/** What a profile says about a person's looks; the pictures show the same. */
export type Subject = {
  gender: Gender
  age: number
  hair_color: HairColor
  eye_color: EyeColor
  body_type: BodyType
  tattoos: boolean
  interests: readonly Interest[]
}

export type Pose = {
  flip: boolean
  /** Degrees by which the whole figure leans, as in a picture taken from the arm. */
  lean: number
  /** Size and place of the head's middle, in units of 720x960. */
  scale: number
  x: number
  y: number
  turn: number
  tilt: number
  nod: number
  eyes: Eyes
  mouth: Mouth
}

/** Everything one picture needs, so that it can be painted without its portrait. */
export type PicturePlan = {
  character: Character
  clothes: Clothes
  staging: StagingName
  pose: Pose
  hat: { kind: Hat; color: string }
  /** Which colours things and animals have: the same in all pictures of a person. */
  taste: number
  /** `variant` names a palette of the scene; `shift` (0 to 1) and `mirrored` move the view within it. */
  scene: { name: string; variant: number; shift: number; mirrored: boolean }
}

export type Portrait = {
  key: string
  gender: Gender
  ageFrom: number
  ageTo: number
  hair_color: HairColor
  eye_color: EyeColor
  glasses: boolean
  pictures: PicturePlan[]
}
