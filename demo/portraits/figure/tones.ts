import { mixColors } from '../mix-colors.ts'
import type { Character } from './character.ts'

export const ink = '#2a1620'

export type Tones = { skin: string; light: string; shade: string; deep: string; line: string }

/** 0 for black to 1 for white. */
export function brightness(hex: string): number {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return (part(1) * 0.3 + part(3) * 0.59 + part(5) * 0.11) / 255
}

/** The skin in light and shade. */
export function skinTones({ skin }: Pick<Character, 'skin'>): Tones {
  const dark = brightness(skin) < 0.5
  return {
    skin,
    light: mixColors(skin, '#fff1dc', dark ? 0.16 : 0.34),
    shade: mixColors(skin, dark ? '#2c0f1c' : '#b0483f', dark ? 0.26 : 0.2),
    deep: mixColors(skin, dark ? '#1d0712' : '#8a2f38', dark ? 0.5 : 0.42),
    line: mixColors(skin, dark ? '#12040c' : '#5a1f2a', dark ? 0.7 : 0.68),
  }
}

export type HairTones = { hair: string; shine: string; shade: string }

export function hairTones({ hair }: Pick<Character, 'hair'>): HairTones {
  const dark = brightness(hair) < 0.22
  return {
    hair,
    shine: mixColors(hair, dark ? '#8d7c93' : '#fff0d6', dark ? 0.26 : 0.34),
    shade: mixColors(hair, '#240d20', 0.32),
  }
}
