import type { NicheName } from '#common/sites/niches.ts'

/** The accents of ui/tokens.css: mails know no custom properties. */
export const accents: Record<NicheName, { light: Accent; dark: Accent }> = {
  general: {
    light: { primary: '#d0127a', text: '#b80e6b', tint: '#fde7f2' },
    dark: { primary: '#d61f83', text: '#ff8cc2', tint: '#47163a' },
  },
  women: {
    light: { primary: '#8a3ad0', text: '#7a2dbf', tint: '#f3e8fd' },
    dark: { primary: '#9a4be0', text: '#cf9cff', tint: '#341a52' },
  },
  bdsm: {
    light: { primary: '#9a1240', text: '#8a0f39', tint: '#fbe6ec' },
    dark: { primary: '#d02f66', text: '#ff8fab', tint: '#44132a' },
  },
  bbw: {
    light: { primary: '#c2410f', text: '#a8370c', tint: '#fdeae0' },
    dark: { primary: '#c94a17', text: '#ff9e73', tint: '#43200f' },
  },
  gilf: {
    light: { primary: '#86417d', text: '#7a3a72', tint: '#f7e8f5' },
    dark: { primary: '#a0559a', text: '#e6a3dd', tint: '#3d1c39' },
  },
  milf: {
    light: { primary: '#c41a4b', text: '#ad1541', tint: '#fde7ec' },
    dark: { primary: '#d42a5b', text: '#ff8ea8', tint: '#471527' },
  },
  gay: {
    light: { primary: '#0b7480', text: '#09656f', tint: '#e0f4f5' },
    dark: { primary: '#0e7c88', text: '#5fd0d9', tint: '#0b3238' },
  },
}

export type Accent = { primary: string; text: string; tint: string }

/** The surfaces: light ones are the same for all, in the dark each brand keeps its own colour. */
export const neutrals: { light: Neutrals; dark: Record<NicheName, Neutrals> } = {
  light: { page: '#fbf8fa', card: '#ffffff', line: '#e7dde8', text: '#23122f', muted: '#6b5873' },
  dark: {
    general: { page: '#190c27', card: '#241334', line: '#432e57', text: '#f6eff8', muted: '#b8a5c2' },
    women: { page: '#130c2f', card: '#1c143d', line: '#393060', text: '#f6eff8', muted: '#ada8bf' },
    bdsm: { page: '#130d10', card: '#1c1518', line: '#382d33', text: '#f6eff8', muted: '#b1a9ad' },
    bbw: { page: '#220b0d', card: '#301115', line: '#522c30', text: '#f6eff8', muted: '#bba6a9' },
    gilf: { page: '#190e19', card: '#241624', line: '#443143', text: '#f6eff8', muted: '#b3a8b3' },
    milf: { page: '#220a16', card: '#2e1120', line: '#512b3e', text: '#f6eff8', muted: '#bba6b0' },
    gay: { page: '#0a1127', card: '#111935', line: '#2b3557', text: '#f6eff8', muted: '#a6abbd' },
  },
}

export type Neutrals = { page: string; card: string; line: string; text: string; muted: string }
