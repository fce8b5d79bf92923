import type { NicheName } from '#common/sites/niches.ts'
import { publicAddress } from '#common/sites/public-address.ts'
import { markSigns } from './mark-signs.ts'

/** Addresses of the files that scripts/draw/draw-brand-icons.mjs draws, at the site's cdn_prefix. */
export function iconPaths(niche: NicheName, cdnPrefix = '') {
  const { name } = markSigns[niche]
  const at = (path: string) => publicAddress(path, cdnPrefix)
  return {
    svg: at(`/icons/${name}.svg`),
    small: at(`/icons/${name}-192.png`),
    large: at(`/icons/${name}-512.png`),
    maskable: at(`/icons/${name}-maskable-512.png`),
    apple: at(`/icons/${name}-apple.png`),
    share: at(`/social/${name}.jpg`),
  }
}
