import type { Gender, hairColors } from '#common/profile-fields.ts'

export type HairColor = Exclude<(typeof hairColors)[number], 'other'>
export type EyeColor = 'blue' | 'green' | 'hazel' | 'brown'
export type Eyes = 'forward' | 'aside' | 'back' | 'soft' | 'laughing' | 'wink'
export type Mouth = 'smile' | 'grin' | 'laugh' | 'gentle'
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache'
export type Garment =
  | 'crew'
  | 'scoop'
  | 'vee'
  | 'boat'
  | 'turtle'
  | 'shirt'
  | 'blazer'
  | 'hoodie'
  | 'straps'
  | 'cardigan'
export type Pattern = 'plain' | 'stripes' | 'dots' | 'band'

/** What stays the same from picture to picture of one character. */
export type Character = {
  gender: Gender
  skin: string
  hair: string
  hairVariant: string
  head: '01' | '02' | '03' | '04'
  nose: string
  brows: string
  iris: string
  lips: string
  beard: Beard
  glasses: '' | '01' | '02' | '03' | '04' | '05'
  earrings: '' | '01' | '02' | '03'
  earringColor: string
  freckles: boolean
  /** 0 smooth, 1 first lines, 2 a life well laughed. */
  lines: 0 | 1 | 2
}

export type Clothes = {
  garment: Garment
  pattern: Pattern
  color: string
  accent: string
  scarf: boolean
  necklace: boolean
}

export type Pose = {
  flip: boolean
  scale: number
  dx: number
  dy: number
  tilt: number
  eyes: Eyes
  mouth: Mouth
}

/** Everything one picture needs, so that it can be painted without its portrait. */
export type PicturePlan = {
  character: Character
  clothes: Clothes
  pose: Pose
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
