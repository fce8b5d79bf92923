import type { NicheName } from '#common/sites/niches.ts'
import { markSigns } from './mark-signs.ts'

const fourOf = (niche: NicheName) => [1, 2, 3, 4].map((place) => `${markSigns[niche].name}-${place}`)

/**
 * The four portraits of each brand: files in portraits/, which `node scripts/draw/draw-brand-people.mjs` redraws. Each must
 * be recognisable as an adult at once.
 */
export const chosenPeople: Record<NicheName, string[]> = {
  general: fourOf('general'),
  women: fourOf('women'),
  bdsm: fourOf('bdsm'),
  bbw: fourOf('bbw'),
  gilf: fourOf('gilf'),
  milf: fourOf('milf'),
  gay: fourOf('gay'),
}
