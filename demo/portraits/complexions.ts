import type { EyeColor, HairColor } from '#common/profiles/profile-fields.ts'

export type Complexion = {
  share: number
  skins: string[]
  hair: Partial<Record<HairColor, number>>
  eyes: Partial<Record<EyeColor, number>>
  lips: string[]
}

/** Skin, hair and eyes that go together, with how common each is among the demo's people. */
export const complexions: Record<string, Complexion> = {
  fair: {
    share: 42,
    skins: ['#fadfcb', '#f7d5bc', '#f3c9ab'],
    hair: { blond: 3, 'dark blond': 3, brown: 3, brunette: 2, 'dark brown': 2, red: 1.8, black: 0.5 },
    eyes: { blue: 4, green: 2, hazel: 1.5, brown: 1.5 },
    lips: ['#c24a5e', '#d06070', '#b8405a', '#b5524f', '#a8324e'],
  },
  warm: {
    share: 21,
    skins: ['#efc19b', '#e7b38b'],
    hair: { brown: 3, brunette: 3, 'dark brown': 3, 'dark blond': 1.6, black: 1.5, blond: 0.8 },
    eyes: { brown: 3, hazel: 2, green: 1.2, blue: 1 },
    lips: ['#c04858', '#b83a54', '#c75f58', '#a8344a'],
  },
  golden: {
    share: 8,
    skins: ['#f6d6ae', '#efc89c'],
    hair: { black: 4, 'dark brown': 2 },
    eyes: { brown: 1 },
    lips: ['#cf5560', '#c0405a', '#d06a62'],
  },
  olive: {
    share: 11,
    skins: ['#dba576', '#d09866'],
    hair: { black: 3, 'dark brown': 3, brunette: 2 },
    eyes: { brown: 5, hazel: 2, green: 0.8 },
    lips: ['#b43c4e', '#a83a48', '#9c2f46'],
  },
  brown: {
    share: 8,
    skins: ['#bd7f50', '#ab6c43'],
    hair: { black: 4, 'dark brown': 1.6 },
    eyes: { brown: 6, hazel: 1 },
    lips: ['#9c2f46', '#a83a4c', '#8c2a44'],
  },
  deep: {
    share: 10,
    skins: ['#8f5938', '#774830', '#653c28'],
    hair: { black: 5, 'dark brown': 0.8 },
    eyes: { brown: 8, hazel: 0.6 },
    lips: ['#962f4a', '#a83c56', '#84284a'],
  },
}

export const hairShades: Record<Exclude<HairColor, 'bald'>, string[]> = {
  blond: ['#e6bd6f', '#efcf8c', '#dcae62'],
  'dark blond': ['#b88a50', '#a97d48'],
  brown: ['#7a4a2c', '#86542f'],
  brunette: ['#5b3424', '#683b28'],
  'dark brown': ['#3f251c', '#492b1f'],
  black: ['#1f171c', '#271b1f'],
  red: ['#a8421f', '#c0562a', '#8f3518'],
  gray: ['#9a949c', '#aea7ae', '#857f88'],
  white: ['#ece7e6', '#e0dadb'],
  /** Dyed. */
  other: ['#b0496f', '#3f7f8c', '#7a5aa8', '#c46a4a'],
}

export const irisShades: Record<EyeColor, string[]> = {
  blue: ['#4f8cc0', '#6aa0cc', '#3f78a8'],
  green: ['#5f9a5c', '#4f8a68'],
  hazel: ['#96702f', '#8a7a3a'],
  brown: ['#5c3420', '#6e4226', '#472818'],
  /** Gray. */
  other: ['#8a96a2', '#7a8894'],
}
