import type { bodyTypes, Gender } from '#common/profiles/profile-fields.ts'

export type Eyes = 'forward' | 'aside' | 'back' | 'soft' | 'laughing'
export type Mouth = 'gentle' | 'smile' | 'grin' | 'laugh'
export type Beard = 'none' | 'stubble' | 'short' | 'full' | 'moustache' | 'goatee'
export type Glasses = 'none' | 'round' | 'square' | 'browline' | 'sun'

/** How a face differs from the middle of its gender; 0 is the middle, most are between -1 and 1. */
export type Features = {
  width: number
  jaw: number
  chin: number
  length: number
  eyeSize: number
  eyeGap: number
  eyeTilt: number
  noseWidth: number
  noseLength: number
  lips: number
  mouthWidth: number
  browArch: number
  browWidth: number
  /** Which side the hair is parted on and how far: -1 to 1. */
  parting: number
}

/** What stays the same from picture to picture of one character. */
export type Character = {
  gender: Gender
  age: number
  body: (typeof bodyTypes)[number]
  skin: string
  /** The hair's colour, or none for who has no hair. */
  hair: string
  hairstyle: string
  iris: string
  lips: string
  beard: Beard
  glasses: Glasses
  earrings: 'none' | 'studs' | 'hoops' | 'drops'
  tattooed: boolean
  features: Features
}

/** 0 up to about 38 years, 1 from 74 on. */
export function ageing({ age }: Pick<Character, 'age'>): number {
  return Math.min(1, Math.max(0, (age - 38) / 36))
}
