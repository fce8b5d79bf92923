import type { NicheName } from '#common/niches.ts'
import { markSigns } from './mark-signs.ts'

/** Addresses of the files that scripts/draw-brand-icons.mjs draws. */
export function iconPaths(niche: NicheName) {
  const { name } = markSigns[niche]
  return {
    svg: `/icons/${name}.svg`,
    small: `/icons/${name}-192.png`,
    large: `/icons/${name}-512.png`,
    maskable: `/icons/${name}-maskable-512.png`,
    apple: `/icons/${name}-apple.png`,
    share: `/social/${name}.jpg`,
  }
}
