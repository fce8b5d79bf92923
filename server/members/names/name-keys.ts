import lookAlike from 'unhomoglyph'
import { normalName } from '#common/text/normal-name.ts'

/**
 * What names share that a person cannot tell apart: their skeleton by Unicode's confusables (UTS 39), whatever the case.
 * Two of them, since a capital looks like another letter than its small one: "Ian" like "lan", and it is "ian" too. Both
 * are kept with each member and unique on a site: other results of this function need a migration.
 */
export function nameKeys(name: string): { nameKey: string; nameLook: string } {
  const normal = normalName(name)
  return { nameKey: skeletonOf(normal.toLowerCase()), nameLook: skeletonOf(normal) }
}

function skeletonOf(text: string): string {
  return fold(fold(text))
}

/**
 * A skeleton has capitals; in small letters some of them look like others again. A dot above a letter that has one of its
 * own, as i and j, is not seen.
 */
function fold(text: string): string {
  return lookAlike(text.normalize('NFD'))
    .normalize('NFD')
    .toLowerCase()
    .replace(/(\p{Soft_Dotted}[\u0316-\u0319\u0323-\u0328\u032d-\u0331]*)\u0307+/gu, '$1')
}
