import type { NicheName } from '#common/sites/niches.ts'

/** `dark` is the night of the dark theme. */
type BrandColours = { accent: string; night: string; night2: string; glow: string; dark: string }

/**
 * Colours for icons, manifest and browser bars, which no style sheet reaches. A test compares them with
 * ui/tokens.css.
 */
export const brandColours: Record<NicheName, BrandColours> = {
  general: { accent: '#d61f83', night: '#26103a', night2: '#3a1a55', glow: '#ff77b4', dark: '#210f32' },
  women: { accent: '#9a4be0', night: '#21113f', night2: '#371f63', glow: '#c79bff', dark: '#190f3d' },
  bdsm: { accent: '#d02f66', night: '#1d0c1b', night2: '#37152c', glow: '#ff7f9f', dark: '#191216' },
  bbw: { accent: '#c94a17', night: '#311127', night2: '#4c1c38', glow: '#ff9a6d', dark: '#2d0d11' },
  gilf: { accent: '#a0559a', night: '#2a1438', night2: '#43244f', glow: '#e6a3dd', dark: '#211320' },
  milf: { accent: '#d42a5b', night: '#2b0f30', night2: '#461a45', glow: '#ff8ea8', dark: '#2b0d1c' },
  gay: { accent: '#0e7c88', night: '#131a3a', night2: '#1f2c58', glow: '#63d2db', dark: '#0d1632' },
}
